import { arc, axis, circle, join, line, mirrored, rectangle, strokes } from './figure.ts';
import { hexagonSide } from './parts.ts';
import { type Draw, spanOf } from './sketch.ts';

/** The surface of the concrete with its hatching; the hole begins here. */
const concrete = (x: number, r: number, to: number) => [
  line('fine', [
    [x, -r - 22],
    [x, -r],
  ]),
  line('fine', [
    [x, r],
    [x, r + 22],
  ]),
  ...mirrored('hidden', [
    [x, -r],
    [to, -r],
    [to, 0],
  ]),
];

/** Stud with nut and washer on the left, cone and clip on the right, drawn at the minimum embedment. */
export const wedgeAnchorSketch: Draw = (m, px) => {
  const d = m.mm(['d'], 12);
  const L = m.mm(['L'], 100);
  const hef = Math.min(m.mm(['hef'], L * 0.6), L - d);
  const hole = m.mm(['d0'], d);
  const r = px(d) / 2;
  const length = px(L);
  const surface = Math.max(length - px(hef) - px(d) * 0.6, px(d) * 1.2);
  const clip = length - px(d) * 1.5;
  const washer = px(d) * 0.2;
  return {
    body: join(
      strokes(
        line('outline', [
          [0, -r * 0.84],
          [r * 0.22, -r],
          [clip - r * 0.6, -r],
          [clip, -r * 0.72],
          [length - r * 0.9, -r * 0.72],
          [length - r * 0.1, -r],
          [length, -r],
          [length, r],
          [length - r * 0.1, r],
          [length - r * 0.9, r * 0.72],
          [clip, r * 0.72],
          [clip - r * 0.6, r],
          [r * 0.22, r],
          [0, r * 0.84],
          [0, -r * 0.84],
        ]),
        ...mirrored('fine', [
          [0, -r * 0.84],
          [Math.min(surface + px(d), clip), -r * 0.84],
        ]),
        rectangle('outline', clip, -r * 0.99, length - r * 0.7, r * 0.99),
        ...mirrored('edge', [
          [clip + r * 0.4, -r * 0.35],
          [length - r * 1.1, -r * 0.35],
        ]),
        rectangle('outline', surface - washer, -px(d) * 0.98, surface, px(d) * 0.98),
        ...concrete(surface, (px(hole) / 2) * 1.02, length + 8),
      ),
      hexagonSide(px(d) * 1.73, px(d) * 0.82, surface - washer, true),
      axis(-9, length + 16),
    ),
    spans: [
      ...spanOf(m, ['hef'], { side: 'below', from: length - px(hef), to: length, starts: [r, r], reach: r + 8 }),
      ...spanOf(m, ['L'], { side: 'below', from: 0, to: length, starts: [r, r] }),
      ...spanOf(m, ['d'], { side: 'left', from: -r, to: r, starts: [0, 0] }),
      ...spanOf(m, ['d0'], { side: 'right', from: -r, to: r, starts: [length, length], reach: length + 12 }),
    ],
  };
};

/** A sheet-metal sleeve over a bolt with a cone at its end. */
export const sleeveAnchorSketch: Draw = (m, px) => {
  const d = m.mm(['d'], 10);
  const L = m.mm(['L'], 60);
  const d0 = m.mm(['d0'], 1.25 * d);
  const R = px(d0) / 2;
  const length = px(L);
  const cone = length - px(d0) * 0.9;
  const k = px(d) * 0.7;
  const washer = px(d) * 0.2;
  return {
    body: join(
      hexagonSide(px(d) * 1.9, k, -washer),
      strokes(
        rectangle('outline', -washer, -px(d) * 1.1, 0, px(d) * 1.1),
        line('outline', [
          [0, -R],
          [cone, -R],
          [cone, R],
          [0, R],
        ]),
        ...[0.25, 0.55].map((y) =>
          line('edge', [
            [length * 0.3, -R * y],
            [cone, -R * y],
          ]),
        ),
        line(
          'outline',
          [
            [cone, -R * 0.7],
            [length, -R],
            [length, R],
            [cone, R * 0.7],
          ],
          true,
        ),
        ...mirrored('hidden', [
          [0, -px(d) / 2],
          [cone, -px(d) / 2],
        ]),
      ),
      axis(-k - washer - 9, length + 10),
    ),
    spans: [
      ...spanOf(m, ['hef'], {
        side: 'below',
        from: Math.max(length - px(m.mm(['hef'], L)), 0),
        to: length,
        starts: [R, R],
      }),
      ...spanOf(m, ['L'], { side: 'below', from: 0, to: length, starts: [px(d) * 1.1, R] }),
      ...spanOf(m, ['d0'], { side: 'right', from: -R, to: R, starts: [length, length] }),
    ],
  };
};

/** A shell with an internal thread and an expansion plug, in half section. */
export const dropInSketch: Draw = (m, px) => {
  const d = m.mm(['d'], 10);
  const L = m.mm(['L'], 40);
  const d0 = m.mm(['d0'], 1.2 * d);
  const R = px(d0) / 2;
  const r = px(d) / 2;
  const length = px(L);
  const thread = length * 0.45;
  const slot = length * 0.55;
  return {
    body: join(
      strokes(
        rectangle('outline', 0, -R, length, R),
        ...mirrored('hidden', [
          [0, -r],
          [thread, -r],
          [thread, -r * 0.84],
          [slot, -r * 0.84],
          [length, -r * 0.55],
        ]),
        ...mirrored('fine', [
          [0, -r * 0.84],
          [thread, -r * 0.84],
        ]),
        line('edge', [
          [slot, -1],
          [length, -1],
        ]),
        line('edge', [
          [slot, 1],
          [length, 1],
        ]),
        ...[0.12, 0.2].map((x) =>
          line('edge', [
            [length * (1 - x), -R],
            [length * (1 - x), R],
          ]),
        ),
      ),
      axis(-9, length + 10),
      strokes(
        circle('outline', -R - 46, 0, R),
        circle('edge', -R - 46, 0, r * 0.84),
        arc('fine', -R - 46, 0, r, 20, 290),
      ),
    ),
    spans: [
      ...spanOf(m, ['L'], { side: 'below', from: 0, to: length, starts: [R, R] }),
      ...spanOf(m, ['d0'], { side: 'right', from: -R, to: R, starts: [length, length] }),
      ...spanOf(m, ['d'], {
        side: 'above',
        from: -R - 46 - r,
        to: -R - 46 + r,
        starts: [2, 2],
        reach: R,
      }),
    ],
  };
};

/** A hardened screw that cuts its own thread in the hole. */
export const screwAnchorSketch: Draw = (m, px) => {
  const d = m.mm(['d'], 10);
  const L = m.mm(['L'], 75);
  const hole = m.mm(['d0'], d);
  const R = px(hole * 1.22) / 2;
  const core = px(hole) / 2;
  const length = px(L);
  const k = px(d) * 0.8;
  const step = Math.max(px(d) * 0.62, 5);
  const from = length * 0.28;
  const turns = Math.max(1, Math.floor((length - from - 4) / step));
  return {
    body: join(
      hexagonSide(px(d) * 1.75, k * 0.8, -k * 0.2),
      strokes(
        rectangle('outline', -k * 0.2, -px(d) * 1.05, 0, px(d) * 1.05),
        ...mirrored('outline', [
          [0, -core],
          [length - core * 0.5, -core],
          [length, -core * 0.7],
          [length, 0],
        ]),
        ...Array.from({ length: turns }, (_, i) => from + i * step).flatMap((x) => [
          line('edge', [
            [x, R],
            [x + step * 0.5, -R],
          ]),
          line('outline', [
            [x - step * 0.2, core],
            [x, R],
            [x + step * 0.2, core],
          ]),
          line('outline', [
            [x + step * 0.3, -core],
            [x + step * 0.5, -R],
            [x + step * 0.7, -core],
          ]),
        ]),
      ),
      axis(-k - 9, length + 10),
    ),
    spans: [
      ...spanOf(m, ['hef'], {
        side: 'below',
        from: Math.max(length - px(m.mm(['hef'], L)), 0),
        to: length,
        starts: [R, core],
        reach: R,
      }),
      ...spanOf(m, ['L'], { side: 'below', from: 0, to: length, starts: [px(d) * 1.05, core] }),
      ...spanOf(m, ['d0', 'd'], { side: 'right', from: -core, to: core, starts: [length, length] }),
    ],
  };
};
