import { arc, axis, circle, cross, join, line, mirrored, rectangle, strokes } from './figure.ts';
import { type Draw, endGap, spanOf } from './sketch.ts';

/** Slotted and coiled spring pins: side view, and end view with the slot. */
export const springPinSketch: Draw = (m, px) => {
  const d = m.mm(['d'], 5);
  const l = Math.min(m.mm(['l'], 6 * d), 11 * d);
  const r = px(d) / 2;
  const length = px(l);
  const wall = Math.max(px(m.mm(['s'], 0.2 * d)), 1.5);
  const end = length + endGap + r;
  const bevel = r * 0.3;
  return {
    body: join(
      strokes(
        line(
          'outline',
          [
            [0, -r + bevel],
            [bevel, -r],
            [length - bevel, -r],
            [length, -r + bevel],
            [length, r - bevel],
            [length - bevel, r],
            [bevel, r],
            [0, r - bevel],
          ],
          true,
        ),
        ...mirrored('edge', [
          [0, -r * 0.12],
          [length, -r * 0.12],
        ]),
        arc('outline', end, 0, r, 15, 345),
        arc('edge', end, 0, Math.max(r - wall, 1), 18, 342),
      ),
      axis(-9, length + 10),
      cross(end, 0, r + 6),
    ),
    interrupted: m.mm(['l'], 6 * d) > l,
    spans: [
      ...spanOf(m, ['l'], { side: 'below', from: 0, to: length, starts: [r, r] }),
      ...spanOf(m, ['d'], { side: 'right', from: -r, to: r, starts: [length, length] }),
    ],
  };
};

/** Circlips of DIN 471 (lugs outside) and DIN 472 (lugs inside), seen from the front. */
export const circlipSketch =
  (inside: boolean): Draw =>
  (m, px) => {
    const d1 = m.mm(['d1', 'd'], 20);
    const b = px(m.mm(['b'], d1 * 0.13));
    const free = px(m.mm(['d3'], inside ? d1 * 1.08 : d1 * 0.93)) / 2;
    const [outer, inner] = inside ? [free, free - b] : [free + b, free];
    const lug = b * 0.85;
    const at = inside ? inner - lug * 0.2 : outer + lug * 0.2;
    const angle = (12 * Math.PI) / 180;
    const lugs = [angle, -angle].flatMap((turn) => {
      const [x, y] = [at * Math.cos(turn), at * Math.sin(turn)];
      return [circle('outline', x, y, lug), circle('edge', x, y, lug * 0.45)];
    });
    return {
      body: join(
        strokes(
          arc('outline', 0, 0, outer, 16, 344),
          arc('outline', 0, 0, inner, 16, 344),
          ...lugs,
          line('centre', [
            [0, -outer - 8],
            [0, outer + 8],
          ]),
        ),
        axis(-outer - 8, outer + lug + 8),
      ),
      spans: [
        ...spanOf(m, ['d3'], { side: 'below', from: -free, to: free, starts: [0, 0], reach: outer + 9 }),
        ...spanOf(m, ['b'], { side: 'above', from: -outer, to: -inner, starts: [0, 0], reach: outer + 9 }),
      ],
    };
  };

/** Hose clamps of DIN 3017-1: the band at its largest diameter, with the worm housing on top. */
export const hoseClampSketch: Draw = (m, px) => {
  const r = px(m.mm(['dmax', 'd'], 40)) / 2;
  const band = px(m.mm(['b'], 9));
  const wall = Math.max(band * 0.1, 1.5);
  const w = band * 0.9;
  const side = r + endGap;
  return {
    body: join(
      strokes(
        circle('outline', 0, 0, r),
        circle('edge', 0, 0, Math.max(r - wall, 1)),
        rectangle('outline', -w, -r - band * 0.55, w * 0.8, -r),
        rectangle('outline', w * 0.8, -r - band * 0.45, w * 1.3, -r - band * 0.1),
        rectangle('outline', side, -r, side + band, r),
        line('centre', [
          [0, -r - band * 0.55 - 8],
          [0, r + 8],
        ]),
      ),
      axis(-r - 8, side + band + 8),
    ),
    spans: [
      ...spanOf(m, ['dmax'], { side: 'below', from: -r, to: r, starts: [0, 0], reach: r + 9 }),
      ...spanOf(m, ['b'], { side: 'below', from: side, to: side + band, starts: [r, r], reach: r + 9 }),
    ],
  };
};
