/** Pen of a stroke (look rule 7): outline, inner edge, thread root or hatch, hidden line, centre line, dimension, filled arrow. */
export type Pen = 'outline' | 'edge' | 'fine' | 'hidden' | 'centre' | 'dimension' | 'arrow';

export interface Stroke {
  readonly pen: Pen;
  /** SVG path data, in px. */
  readonly d: string;
}
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor: 'start' | 'middle';
}
export interface Figure {
  readonly strokes: readonly Stroke[];
  readonly labels: readonly Label[];
}

export const join = (...figures: readonly Figure[]): Figure => ({
  strokes: figures.flatMap((figure) => figure.strokes),
  labels: figures.flatMap((figure) => figure.labels),
});
export const strokes = (...all: readonly Stroke[]): Figure => ({ strokes: all, labels: [] });

const round = (value: number) => Math.round(value * 100) / 100;
export type Point = readonly [x: number, y: number];

/** A line through points, closed when asked. */
export function line(pen: Pen, points: readonly Point[], closed = false): Stroke {
  const d = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join(' ');
  return { pen, d: closed ? `${d}Z` : d };
}
/** A line and its mirror below the axis. */
export const mirrored = (pen: Pen, points: readonly Point[]): Stroke[] => [
  line(pen, points),
  line(
    pen,
    points.map(([x, y]) => [x, -y] as const),
  ),
];
/** A bow from a to b that bulges to x. */
export const bow = (pen: Pen, [ax, ay]: Point, [bx, by]: Point, x: number): Stroke => ({
  pen,
  d: `M${round(ax)} ${round(ay)} Q${round(x)} ${round((ay + by) / 2)} ${round(bx)} ${round(by)}`,
});
export const circle = (pen: Pen, cx: number, cy: number, r: number): Stroke => ({
  pen,
  d: `M${round(cx - r)} ${round(cy)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0`,
});
export const axis = (from: number, to: number): Figure =>
  strokes(
    line('centre', [
      [from, 0],
      [to, 0],
    ]),
  );

const arrow = (x: number, y: number, towards: 1 | -1): Stroke =>
  line(
    'arrow',
    [
      [x, y],
      [x + 7 * towards, y - 1.5],
      [x + 7 * towards, y + 1.5],
    ],
    true,
  );

/** A horizontal dimension `y` below the axis, with extension lines that begin at the depths given. */
export function dimension(
  from: number,
  to: number,
  y: number,
  text: string,
  starts: readonly [number, number],
): Figure {
  return {
    strokes: [
      line('dimension', [
        [from, starts[0] + 2.5],
        [from, y + 4],
      ]),
      line('dimension', [
        [to, starts[1] + 2.5],
        [to, y + 4],
      ]),
      line('dimension', [
        [from, y],
        [to, y],
      ]),
      arrow(from, y, 1),
      arrow(to, y, -1),
    ],
    labels: [{ x: round((from + to) / 2), y: y - 4, text, anchor: 'middle' }],
  };
}

/** Lines at 45 degrees across a rectangle: a cut face. */
export function hatch(left: number, top: number, width: number, height: number, step: number, lean: 1 | -1): Stroke {
  const parts: string[] = [];
  for (let at = step; at < width + height; at += step) {
    const x1 = Math.max(0, at - height);
    const y1 = Math.min(at, height);
    const x2 = Math.min(at, width);
    const y2 = Math.max(0, at - width);
    const place = (x: number) => round(lean === 1 ? left + x : left + width - x);
    parts.push(`M${place(x1)} ${round(top + y1)}L${place(x2)} ${round(top + y2)}`);
  }
  return { pen: 'fine', d: parts.join('') };
}

/** The middle of a figure along its axis, in px from its zero: where it is put so that it stands in the middle of a field. */
export function middleOf(figure: Figure): number {
  const ends = figure.strokes
    .filter(({ pen }) => pen === 'centre')
    .map(({ d }) => /^M(-?[\d.]+) 0 L(-?[\d.]+) 0$/.exec(d))
    .find((match) => match !== null);
  return ends ? (Number(ends[1]) + Number(ends[2])) / 2 : 0;
}
