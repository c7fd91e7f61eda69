import { arc, axis, circle, join, line, mirrored, rectangle, strokes } from './figure.ts';
import { type Draw, spanOf } from './sketch.ts';

/** DIN 580: ring, collar and shank. The ring is as far from the seat of the collar as the height h says, and ends at the collar's edge. */
export const eyeBoltSketch: Draw = (m, px) => {
  const d = m.mm(['d'], 12);
  const l = m.mm(['l'], 20);
  const d3 = m.mm(['d3'], 4 * d);
  const d4 = m.mm(['d4'], 2.4 * d);
  const R = px(d3) / 2;
  const r = px(d) / 2;
  const half = Math.min(px(m.mm(['d2'], 2.2 * d)) / 2, R * 0.9);
  const ring = R - px(m.mm(['h'], d3));
  const collar = Math.max(-ring - Math.sqrt(R ** 2 - half ** 2), px(d) * 0.1);
  const turn = (Math.asin(half / R) * 180) / Math.PI;
  const length = px(l);
  return {
    body: join(
      strokes(
        arc('outline', ring, 0, R, turn, 360 - turn),
        circle('outline', ring, 0, px(d4) / 2),
        rectangle('outline', -collar, -half, 0, half),
        line('outline', [
          [0, -r],
          [length - r * 0.22, -r],
          [length, -r * 0.84],
          [length, r * 0.84],
          [length - r * 0.22, r],
          [0, r],
        ]),
        ...mirrored('fine', [
          [0, -r * 0.84],
          [length, -r * 0.84],
        ]),
        line('centre', [
          [ring, -R - 8],
          [ring, R + 8],
        ]),
      ),
      axis(ring - R - 9, length + 10),
      strokes(),
    ),
    spans: [
      ...spanOf(m, ['l'], { side: 'below', from: 0, to: length, starts: [half, r], reach: half }),
      ...spanOf(m, ['d'], { side: 'right', from: -r, to: r, starts: [length, length] }),
      ...spanOf(m, ['d4'], {
        side: 'above',
        from: ring - px(d4) / 2,
        to: ring + px(d4) / 2,
        starts: [2, 2],
        reach: R + 4,
      }),
      ...spanOf(m, ['d3'], { side: 'below', from: ring - R, to: ring + R, starts: [2, 2], reach: R + 4 }),
    ],
  };
};

/** A U-bolt lying on its side: bend on the left, threads on the right. */
export const uBoltSketch: Draw = (m, px) => {
  const d = m.mm(['d'], 16);
  const l = m.mm(['l'], 250);
  const w = m.mm(['w'], 5 * d);
  const b = m.mm(['b'], 4 * d);
  const inner = px(w) / 2;
  const outer = inner + px(d);
  const length = px(l);
  const from = length - px(b);
  const leg = (sign: 1 | -1) => [
    line('outline', [
      [inner, sign * inner],
      [length, sign * inner],
      [length, sign * outer],
      [inner, sign * outer],
    ]),
    line('edge', [
      [from, sign * inner],
      [from, sign * outer],
    ]),
    line('fine', [
      [from, sign * (inner + px(d) * 0.08)],
      [length, sign * (inner + px(d) * 0.08)],
    ]),
    line('fine', [
      [from, sign * (outer - px(d) * 0.08)],
      [length, sign * (outer - px(d) * 0.08)],
    ]),
    line('centre', [
      [inner, sign * (inner + px(d) / 2)],
      [length + 9, sign * (inner + px(d) / 2)],
    ]),
  ];
  return {
    body: join(
      strokes(
        arc('outline', inner, 0, inner, 90, 270),
        arc('outline', inner, 0, outer, 90, 270),
        ...leg(1),
        ...leg(-1),
      ),
      axis(-px(d) - 9, length + 9),
    ),
    spans: [
      ...spanOf(m, ['b'], { side: 'below', from, to: length, starts: [outer, outer] }),
      ...spanOf(m, ['l'], { side: 'below', from: 0, to: length, starts: [2, outer], reach: outer }),
      ...spanOf(m, ['w'], { side: 'right', from: -inner, to: inner, starts: [length, length] }),
      ...spanOf(m, ['d'], { side: 'above', from: -px(d), to: 0, starts: [2, 2], reach: outer }),
    ],
  };
};
