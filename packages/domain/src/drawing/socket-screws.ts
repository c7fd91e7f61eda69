import { arc, axis, type Figure, join, line, mirrored, strokes } from './figure.ts';
import { shaft, socketEnd } from './parts.ts';
import { type Draw, endGap, shortened, spanOf } from './sketch.ts';

type Head = 'cap' | 'button' | 'sunk';

function headOf(head: Head, dk: number, k: number, d: number): Figure {
  const r = dk / 2;
  if (head === 'sunk') {
    const land = Math.max(k * 0.08, 1);
    return strokes(
      line(
        'outline',
        [
          [0, -r],
          [land, -r],
          [k, -d / 2],
          [k, d / 2],
          [land, r],
          [0, r],
        ],
        true,
      ),
      ...mirrored('edge', [
        [land, -r],
        [land, 0],
      ]),
    );
  }
  if (head === 'button') {
    // A spherical cap over the head's circle, flat around the socket.
    const flat = r * 0.5;
    const radius = (k * k + r * r - flat * flat) ** 2 / (4 * k * k) + flat * flat;
    const R = Math.sqrt(radius);
    const centre = Math.sqrt(Math.max(R * R - r * r, 0));
    const edge = (Math.asin(Math.min(r / R, 1)) * 180) / Math.PI;
    const inner = (Math.asin(Math.min(flat / R, 1)) * 180) / Math.PI;
    return strokes(
      line('outline', [
        [0, -r],
        [0, r],
      ]),
      arc('outline', centre, 0, R, 180 + inner, 180 + edge),
      arc('outline', centre, 0, R, 180 - inner, 180 - edge),
      line('outline', [
        [-k, -flat],
        [-k, flat],
      ]),
    );
  }
  const c = k * 0.1;
  return strokes(
    line(
      'outline',
      [
        [0, -r],
        [-k + c, -r],
        [-k, -r + c],
        [-k, r - c],
        [-k + c, r],
        [0, r],
      ],
      true,
    ),
    line('edge', [
      [-k + c, -r],
      [-k + c, r],
    ]),
  );
}

/** A hexagon socket from `x`, drawn as hidden lines, with the drill cone at its end. */
const socket = (x: number, s: number, t: number): Figure => {
  const half = s / Math.sqrt(3);
  return strokes(
    line('hidden', [
      [x, -half],
      [x + t, -half],
      [x + t + half * 0.45, 0],
      [x + t, half],
      [x, half],
    ]),
  );
};

/** Socket screws of ISO 4762, 7380-1, 10642, ASME B18.3. The length of a countersunk one includes its head. */
const socketScrew =
  (head: Head): Draw =>
  (m, px) => {
    const d = m.mm(['d', 'D'], 10);
    const l = m.mm(['l', 'L'], 4 * d);
    const dk = m.mm(['dk', 'A'], 1.6 * d);
    const k = m.mm(['k', 'H'], 0.6 * d);
    const s = m.mm(['s', 'J'], 0.6 * d);
    const t = m.mm(['t', 'T'], 0.4 * d);
    const sunk = head === 'sunk';
    const b = Math.min(m.mm(['b', 'LT'], l), sunk ? l - k : l);
    const { length, plain, cut } = shortened(l, l - b, d, px);
    const r = px(d) / 2;
    const R = px(dk) / 2;
    const left = sunk ? 0 : -px(k);
    const end = length + endGap + R;
    return {
      body: join(
        headOf(head, px(dk), px(k), px(d)),
        socket(left, px(s), px(t)),
        shaft({ d: px(d), from: sunk ? px(k) : 0, length, plain, cut }),
        axis(left - 9, length + 10),
        socketEnd(px(dk), px(s), end),
      ),
      interrupted: cut !== null,
      spans: [
        ...(b < l - (sunk ? k : 0)
          ? spanOf(m, ['b', 'LT'], { side: 'below', from: plain, to: length, starts: [r, r] })
          : []),
        ...spanOf(m, ['l', 'L'], { side: 'below', from: 0, to: length, starts: [R, r] }),
        ...spanOf(m, ['d', 'D'], { side: 'right', from: -r, to: r, starts: [length, length] }),
        ...spanOf(m, ['k', 'H'], {
          side: 'above',
          from: left,
          to: left + px(k),
          starts: [head === 'cap' || sunk ? R : R * 0.5, sunk ? r : R],
          reach: R,
        }),
        ...spanOf(m, ['dk', 'A'], {
          side: 'below',
          from: end - R,
          to: end + R,
          starts: [2, 2],
          reach: R + 8,
        }),
        ...spanOf(m, ['s', 'J'], {
          side: 'above',
          from: end - px(s) / 2,
          to: end + px(s) / 2,
          starts: [2, 2],
          reach: R + 2,
        }),
        ...spanOf(m, ['t', 'T'], {
          side: 'below',
          from: left,
          to: left + px(t),
          starts: [R, px(s) / Math.sqrt(3)],
          reach: R,
        }),
      ],
    };
  };

export const socketCapSketch = socketScrew('cap');
export const socketButtonSketch = socketScrew('button');
export const socketSunkSketch = socketScrew('sunk');

/** Points of set screws: ISO 4026 flat, 4027 cone, 4028 dog, 4029 cup. */
const setScrew =
  (point: 'flat' | 'cone' | 'dog' | 'cup'): Draw =>
  (m, px) => {
    const d = m.mm(['d', 'D'], 8);
    const l = m.mm(['l', 'L'], 1.5 * d);
    const s = m.mm(['s', 'J'], 0.5 * d);
    const t = Math.min(m.mm(['t', 'T'], 0.5 * d), l * 0.6);
    const dp = m.mm(['dp', 'dt', 'dz', 'C'], 0.5 * d);
    const z = point === 'dog' ? m.mm(['z'], 0.5 * d) : point === 'cone' ? (d - dp) / 2 : (d - dp) / 2;
    const r = px(d) / 2;
    const tip = px(dp) / 2;
    const length = px(l);
    const neck = Math.max(length - px(z), length * 0.3);
    const chamfer = r * 0.2;
    const top = [
      [0, -r + chamfer],
      [chamfer, -r],
      ...(point === 'dog'
        ? ([
            [neck - r * 0.25, -r],
            [neck, -tip],
            [length, -tip],
          ] as const)
        : ([
            [neck, -r],
            [length, -tip],
          ] as const)),
    ] as const;
    const end = length + endGap + r;
    return {
      body: join(
        strokes(
          line('outline', [...top, ...top.map(([x, y]) => [x, -y] as const).reverse()], true),
          ...mirrored('fine', [
            [0, -r * 0.84],
            [neck, -r * 0.84],
          ]),
          line('edge', [
            [neck, -r],
            [neck, r],
          ]),
          ...(point === 'cup'
            ? [
                line('hidden', [
                  [length, -tip * 0.8],
                  [length - tip * 0.5, 0],
                  [length, tip * 0.8],
                ]),
              ]
            : []),
        ),
        socket(0, px(s), px(t)),
        axis(-9, length + 10),
        socketEnd(px(d), px(s), end),
      ),
      spans: [
        ...(point === 'dog'
          ? spanOf(m, ['z'], { side: 'below', from: neck, to: length, starts: [tip, tip], reach: r })
          : []),
        ...spanOf(m, ['l', 'L'], { side: 'below', from: 0, to: length, starts: [r, tip], reach: r }),
        ...spanOf(m, ['dp', 'dt', 'dz', 'C'], { side: 'right', from: -tip, to: tip, starts: [length, length] }),
        ...spanOf(m, ['d', 'D'], { side: 'left', from: -r, to: r, starts: [0, 0] }),
        ...spanOf(m, ['t', 'T'], {
          side: 'above',
          from: 0,
          to: px(t),
          starts: [r, px(s) / Math.sqrt(3)],
          reach: r,
        }),
        ...spanOf(m, ['s', 'J'], {
          side: 'above',
          from: end - px(s) / 2,
          to: end + px(s) / 2,
          starts: [2, 2],
          reach: r + 2,
        }),
      ],
    };
  };
export const setScrewSketches = {
  flat: setScrew('flat'),
  cone: setScrew('cone'),
  dog: setScrew('dog'),
  cup: setScrew('cup'),
};
