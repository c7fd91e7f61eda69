import { type Figure, labelWidth, line, type Stroke } from './figure.ts';

/** Extension lines start this far from the body and end this far past the dimension line (look rule 7). */
const gap = 2.5;
const overshoot = 4;
/** Distance from the body to the first dimension line, and between dimension lines. */
const first = 17;
const next = 24;
const arrowLength = 7;
const tail = 16;

/** A filled arrowhead of 7 × 3 px, pointing at (x, y). */
function arrow(x: number, y: number, along: 'x' | 'y', towards: 1 | -1): Stroke {
  const back = arrowLength * towards;
  return along === 'x'
    ? line(
        'arrow',
        [
          [x, y],
          [x + back, y - 1.5],
          [x + back, y + 1.5],
        ],
        true,
      )
    : line(
        'arrow',
        [
          [x, y],
          [x - 1.5, y + back],
          [x + 1.5, y + back],
        ],
        true,
      );
}

/** A dimension to draw: its ends, and its side of the body. Lengths in px. */
export interface Span {
  readonly symbol: string;
  readonly text: string;
  readonly side: 'below' | 'above' | 'left' | 'right';
  /** Along x for `below` and `above`, along y for `left` and `right`. */
  readonly from: number;
  readonly to: number;
  /** Where the extension lines start, across the span: a depth below or above the axis, or an x. */
  readonly starts: readonly [number, number];
  /** How far the body extends on that side; by default the deeper of `starts`. */
  readonly reach?: number;
}

/** Puts the text between the extension lines if it fits; otherwise the arrows point inwards from outside, followed by the text. */
function horizontal({ from, to, starts, text }: Span, y: number, sign: 1 | -1): Figure {
  const room = to - from >= labelWidth(text) + 2 * arrowLength + 4;
  const extension = (x: number, start: number) =>
    line('dimension', [
      [x, sign * (start + gap)],
      [x, y + sign * overshoot],
    ]);
  const ends = room ? [arrow(from, y, 'x', 1), arrow(to, y, 'x', -1)] : [arrow(from, y, 'x', -1), arrow(to, y, 'x', 1)];
  return {
    strokes: [
      extension(from, starts[0]),
      extension(to, starts[1]),
      line('dimension', [
        [room ? from : from - tail, y],
        [room ? to : to + tail, y],
      ]),
      ...ends,
    ],
    labels: [
      room
        ? { x: (from + to) / 2, y: y - 4, text, anchor: 'middle' }
        : { x: to + tail + 3, y: y + 4, text, anchor: 'start' },
    ],
  };
}

function vertical({ from, to, starts, text, side }: Span, x: number): Figure {
  const sign = side === 'right' ? 1 : -1;
  const room = to - from >= labelWidth(text) + 6;
  const tight = to - from < 2 * arrowLength + 4;
  const extension = (y: number, start: number) =>
    line('dimension', [
      [start + sign * gap, y],
      [x + sign * overshoot, y],
    ]);
  const ends = tight
    ? [arrow(x, from, 'y', -1), arrow(x, to, 'y', 1)]
    : [arrow(x, from, 'y', 1), arrow(x, to, 'y', -1)].map((each) => each);
  return {
    strokes: [
      extension(from, starts[0]),
      extension(to, starts[1]),
      line('dimension', [
        [x, tight ? from - tail : from],
        [x, tight ? to + tail : to],
      ]),
      ...ends,
    ],
    labels: [
      room
        ? { x: x - 4, y: (from + to) / 2, text, anchor: 'middle', turned: true }
        : { x: x + sign * 6, y: (from + to) / 2 + 4, text, anchor: side === 'right' ? 'start' : 'end' },
    ],
  };
}

const overlaps = (a: Span, b: Span) => Math.min(a.to, b.to) > Math.max(a.from, b.from) - 8;

/** Draws spans around a body without overlap, in the given order from the body outwards. */
export function dimensions(spans: readonly Span[]): Figure {
  const placed: { readonly span: Span; readonly at: number }[] = [];
  const parts = spans.map((span): Figure => {
    const reach = span.reach ?? Math.max(...span.starts.map((start) => (span.side === 'left' ? -start : start)));
    const before = placed.filter((other) => other.span.side === span.side && overlaps(other.span, span));
    const at = Math.max(reach + first, ...before.map((other) => other.at + next));
    placed.push({ span, at });
    if (span.side === 'below') return horizontal(span, at, 1);
    if (span.side === 'above') return horizontal(span, -at, -1);
    return vertical(span, span.side === 'left' ? -at : at);
  });
  return { strokes: parts.flatMap((each) => each.strokes), labels: parts.flatMap((each) => each.labels) };
}

/** Draws one horizontal dimension `y` below the axis; its extension lines start at the given depths. */
export function dimension(
  from: number,
  to: number,
  y: number,
  text: string,
  starts: readonly [number, number],
): Figure {
  return horizontal({ symbol: '', side: 'below', from, to, starts, text }, y, 1);
}
