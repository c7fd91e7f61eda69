import type { Point, Stroke } from './figure.ts';

/** A piece of a stroke without curves other than circular arcs, in px and with y downwards. */
export type Segment =
  | { readonly kind: 'line'; readonly points: readonly Point[]; readonly closed: boolean }
  | {
      readonly kind: 'arc';
      readonly centre: Point;
      readonly radius: number;
      readonly start: Point;
      readonly end: Point;
      /** As seen on the screen. */
      readonly clockwise: boolean;
    };

/** Straight pieces that stand for one Bézier curve. */
const pieces = 12;

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** The point of a Bézier curve at `t`, by de Casteljau's construction. */
function onCurve(points: readonly Point[], t: number): Point {
  let level = points;
  while (level.length > 1) level = level.slice(1).map((point, i) => between(level[i] ?? point, point, t));
  return level[0] ?? [0, 0];
}

/** The centre of a circular arc of SVG: https://www.w3.org/TR/SVG2/implnote.html#ArcConversionEndpointToCenter */
function centreOf(start: Point, end: Point, given: number, large: boolean, clockwise: boolean) {
  const half: Point = [(start[0] - end[0]) / 2, (start[1] - end[1]) / 2];
  const apart = Math.hypot(half[0], half[1]);
  const radius = Math.max(given, apart);
  const away = (large === clockwise ? -1 : 1) * Math.sqrt(Math.max(0, radius * radius - apart * apart));
  const middle = between(start, end, 0.5);
  const centre: Point =
    apart === 0 ? middle : [middle[0] + (away * half[1]) / apart, middle[1] - (away * half[0]) / apart];
  return { centre, radius };
}

/** Returns a stroke as lines and circular arcs, for formats that have no path data. Reads the commands that figures use. */
export function segmentsOf({ d }: Pick<Stroke, 'd'>): readonly Segment[] {
  const found: Segment[] = [];
  let points: Point[] = [];
  let at: Point = [0, 0];
  const finish = (closed: boolean) => {
    if (points.length > 1) found.push({ kind: 'line', points, closed });
    points = [];
  };
  for (const [, command = '', numbers = ''] of d.matchAll(/([MLQCAaZ])([^MLQCAaZ]*)/g)) {
    const values = (numbers.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    const pair = (index: number): Point => [values[index] ?? 0, values[index + 1] ?? 0];
    if (command === 'Z') finish(true);
    else if (command === 'M') {
      finish(false);
      at = pair(0);
      points = [at];
    } else if (command === 'A' || command === 'a') {
      const [radius = 0, , , large, sweep] = values;
      const [x, y] = pair(5);
      const end: Point = command === 'a' ? [at[0] + x, at[1] + y] : [x, y];
      const clockwise = sweep === 1;
      finish(false);
      found.push({ kind: 'arc', ...centreOf(at, end, radius, large === 1, clockwise), start: at, end, clockwise });
      at = end;
      points = [at];
    } else {
      if (points.length === 0) points = [at];
      const controls = Array.from({ length: values.length / 2 }, (_, i) => pair(i * 2));
      if (command === 'L') points.push(...controls);
      else {
        const curve = [at, ...controls];
        for (let i = 1; i <= pieces; i += 1) points.push(onCurve(curve, i / pieces));
      }
      at = points.at(-1) ?? at;
    }
  }
  finish(false);
  return found;
}
