import { arc, axis, circle, join, line, mirrored, rectangle, strokes } from './figure.ts';
import { type Draw, spanOf } from './sketch.ts';

/** A glass capsule in its hole, with the stud that breaks it. */
export const capsuleSketch: Draw = (m, px) => {
  const d0 = m.mm(['d0'], 14);
  const hef = m.mm(['hef'], 110);
  const L = Math.min(m.mm(['L'], hef * 0.85), hef);
  const R = px(d0) / 2;
  const r = Math.max(R - px(0.5) - 1.2, R * 0.7);
  const depth = px(hef);
  const left = depth - px(L);
  const grains = Array.from({ length: 16 }, (_, i) => {
    const x = left + r + ((depth - left - 2 * r) * ((i * 7) % 16)) / 16;
    return circle('fine', x, r * 0.62 * Math.sin(i * 2.4), Math.max(1, r * 0.09));
  });
  return {
    body: join(
      strokes(
        line('outline', [
          [0, -R - 26],
          [0, -R],
          [depth, -R],
          [depth, R],
          [0, R],
          [0, R + 26],
        ]),
        arc('edge', left + r, 0, r, 90, 270),
        arc('edge', depth - r - 1, 0, r, -90, 90),
        ...mirrored('edge', [
          [left + r, -r],
          [depth - r - 1, -r],
        ]),
        line('hidden', [
          [left + r * 1.2, -r * 0.35],
          [depth - r * 1.4, -r * 0.35],
        ]),
        line('hidden', [
          [left + r * 1.2, r * 0.35],
          [depth - r * 1.4, r * 0.35],
        ]),
        ...grains,
      ),
      axis(-14, depth + 10),
    ),
    spans: [
      ...spanOf(m, ['L'], { side: 'below', from: left, to: depth, starts: [R, R] }),
      ...spanOf(m, ['hef'], { side: 'below', from: 0, to: depth, starts: [R + 26, R], reach: R + 10 }),
      ...spanOf(m, ['d0'], { side: 'right', from: -R, to: R, starts: [depth, depth] }),
    ],
  };
};

/** A cartridge with its nozzle. Only the contents are known, so the length is assumed to be 4.6 times the diameter. */
export const cartridgeSketch: Draw = (m, px) => {
  const contents = Number(/\d+/.exec(m.find('V')?.text ?? '')?.[0] ?? 300);
  const diameter = Math.cbrt((contents * 1000 * 4) / (Math.PI * 4.1));
  const R = px(diameter) / 2;
  const body = px(diameter * 4.1);
  const neck = px(diameter * 0.3);
  const nozzle = px(diameter * 2.6);
  return {
    body: join(
      strokes(
        rectangle('outline', 0, -R, body, R),
        line('edge', [
          [px(diameter * 0.18), -R],
          [px(diameter * 0.18), R],
        ]),
        line('edge', [
          [body - px(diameter * 0.12), -R],
          [body - px(diameter * 0.12), R],
        ]),
        rectangle('edge', px(diameter * 0.7), -R, body - px(diameter * 0.6), R),
        line('outline', [
          [body, -R * 0.9],
          [body + neck * 0.5, -R * 0.34],
          [body + neck, -R * 0.34],
          [body + neck, R * 0.34],
          [body + neck * 0.5, R * 0.34],
          [body, R * 0.9],
        ]),
        line('outline', [
          [body + neck, -R * 0.24],
          [body + neck + nozzle * 0.7, -R * 0.17],
          [body + neck + nozzle, -R * 0.08],
          [body + neck + nozzle, R * 0.08],
          [body + neck + nozzle * 0.7, R * 0.17],
          [body + neck, R * 0.24],
        ]),
        ...Array.from({ length: 6 }, (_, i) => body + neck + nozzle * (0.1 + i * 0.1)).map((x) =>
          line('fine', [
            [x, R * 0.18],
            [x + nozzle * 0.06, -R * 0.18],
          ]),
        ),
      ),
      axis(-9, body + neck + nozzle + 10),
    ),
    spans: [],
  };
};
