/** Line style of a stroke (look rule 7): outline, inner edge, thread root or hatch, hidden line, centre line, dimension, filled arrow. */
export type Pen = 'outline' | 'edge' | 'fine' | 'hidden' | 'centre' | 'dimension' | 'arrow';

/** Bounding box of a stroke or figure, in px. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export interface Stroke {
  readonly pen: Pen;
  /** SVG path data, in px. */
  readonly d: string;
  readonly box: Box;
}
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Rotated by a quarter turn about its own position, to be read from the right. */
  readonly turned?: boolean;
}
export interface Figure {
  readonly strokes: readonly Stroke[];
  readonly labels: readonly Label[];
}
export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 100) / 100;

export const join = (...figures: readonly Figure[]): Figure => ({
  strokes: figures.flatMap((figure) => figure.strokes),
  labels: figures.flatMap((figure) => figure.labels),
});
export const strokes = (...all: readonly Stroke[]): Figure => ({ strokes: all, labels: [] });

function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const around = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

/** Width in px of an 11 px label. Digits are tabular, so one width per character is close enough. */
export const labelWidth = (text: string): number => text.length * 6.4;

function labelBox({ x, y, text, anchor, turned }: Label): Box {
  const width = labelWidth(text);
  const back = anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2;
  return turned ? [x - 10, y - width / 2, x + 2, y + width / 2] : [x - back, y - 10, x - back + width, y + 3];
}

/** Returns the bounding box of a figure, labels included; an empty box at zero if it draws nothing. */
export function boundsOf({ strokes: all, labels }: Figure): Box {
  const boxes = [...all.map((stroke) => stroke.box), ...labels.map(labelBox)];
  return boxes.length === 0 ? [0, 0, 0, 0] : boxes.reduce(around);
}

/** A line through points. */
export function line(pen: Pen, points: readonly Point[], closed = false): Stroke {
  const d = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join(' ');
  return { pen, d: closed ? `${d}Z` : d, box: boxOf(points) };
}
/** A line and its mirror image below the axis. */
export const mirrored = (pen: Pen, points: readonly Point[]): Stroke[] => [
  line(pen, points),
  line(
    pen,
    points.map(([x, y]) => [x, -y] as const),
  ),
];
/** A curve from a to b that bulges to x. */
export const bow = (pen: Pen, [ax, ay]: Point, [bx, by]: Point, x: number): Stroke => ({
  pen,
  d: `M${round(ax)} ${round(ay)} Q${round(x)} ${round((ay + by) / 2)} ${round(bx)} ${round(by)}`,
  box: boxOf([
    [ax, ay],
    [bx, by],
    [(2 * x + ax + bx) / 4, (ay + by) / 2],
  ]),
});
export const circle = (pen: Pen, cx: number, cy: number, r: number): Stroke => ({
  pen,
  d: `M${round(cx - r)} ${round(cy)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0`,
  box: [cx - r, cy - r, cx + r, cy + r],
});
/** An arc around (cx, cy) between two angles in degrees, clockwise from the right. */
export function arc(pen: Pen, cx: number, cy: number, r: number, from: number, to: number): Stroke {
  const at = (degrees: number): Point => [
    cx + r * Math.cos((degrees * Math.PI) / 180),
    cy + r * Math.sin((degrees * Math.PI) / 180),
  ];
  const [ax, ay] = at(from);
  const [bx, by] = at(to);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const steps = Array.from({ length: 13 }, (_, i) => at(from + ((to - from) * i) / 12));
  return {
    pen,
    d: `M${round(ax)} ${round(ay)}A${round(r)} ${round(r)} 0 ${large} ${to > from ? 1 : 0} ${round(bx)} ${round(by)}`,
    box: boxOf(steps),
  };
}
export const rectangle = (pen: Pen, left: number, top: number, right: number, bottom: number): Stroke =>
  line(
    pen,
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    true,
  );
export const axis = (from: number, to: number): Figure =>
  strokes(
    line('centre', [
      [from, 0],
      [to, 0],
    ]),
  );
/** The two centre lines of an end view. */
export const cross = (cx: number, cy: number, reach: number): Figure =>
  strokes(
    line('centre', [
      [cx - reach, cy],
      [cx + reach, cy],
    ]),
    line('centre', [
      [cx, cy - reach],
      [cx, cy + reach],
    ]),
  );

/** Lines at 45 degrees across a rectangle, for a cut face. */
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
  return { pen: 'fine', d: parts.join(''), box: [left, top, left + width, top + height] };
}

/** The middle of a figure along its axis, in px from its origin; used to centre it in a field. */
export function middleOf(figure: Figure): number {
  const centre = figure.strokes.find(({ pen, box }) => pen === 'centre' && box[1] === 0 && box[3] === 0);
  return centre ? (centre.box[0] + centre.box[2]) / 2 : 0;
}
