import { axis, bow, circle, type Figure, hatch, join, line, mirrored, type Stroke, strokes } from './figure.ts';

/** Shank with thread from `0` to `length`, diameter `d`, plain for `plain`; all in px. */
export function shank(d: number, length: number, plain: number, from = 0): Figure {
  const r = d / 2;
  const chamfer = d * 0.11;
  const root = r * 0.84;
  return strokes(
    line('outline', [
      [from, -r],
      [length - chamfer, -r],
      [length, -root],
      [length, root],
      [length - chamfer, r],
      [from, r],
    ]),
    line('edge', [
      [length - chamfer, -r],
      [length - chamfer, r],
    ]),
    ...(plain > from
      ? [
          line('edge', [
            [plain, -r],
            [plain, r],
          ]),
        ]
      : []),
    ...mirrored('fine', [
      [Math.max(plain, from), -root],
      [length, -root],
    ]),
  );
}

/** Hexagon seen across its corners, `e` over the corners and `k` high, from `x` to the left; both ends chamfered when `double`. */
export function hexagonSide(e: number, k: number, x = 0, double = false): Figure {
  const r = e / 2;
  const c = k * 0.14;
  const right = double ? x - c : x;
  const left = x - k;
  const faces = (at: number, out: number): Stroke[] => [
    bow('edge', [at, -r / 2], [at, r / 2], at + out * 2),
    bow('edge', [at, -r], [at, -r / 2], at + out * 2),
    bow('edge', [at, r / 2], [at, r], at + out * 2),
  ];
  return strokes(
    line(
      'outline',
      [
        ...(double ? ([[x, -r * 0.82]] as const) : []),
        [right, -r],
        [left + c, -r],
        [left, -r * 0.82],
        [left, r * 0.82],
        [left + c, r],
        [right, r],
        ...(double ? ([[x, r * 0.82]] as const) : []),
      ],
      true,
    ),
    ...faces(left + c, -c),
    ...(double ? faces(right, c) : []),
    ...mirrored('edge', [
      [right, -r / 2],
      [left + c, -r / 2],
    ]),
  );
}

/** Hexagon from the front with its bore, `s` across the flats, `d` the thread. */
export function hexagonFront(s: number, d: number, cx: number): Figure {
  const r = s / Math.sqrt(3);
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 2;
    return [cx + r * Math.cos(angle), r * Math.sin(angle)] as const;
  });
  return strokes(
    line('outline', corners, true),
    circle('edge', cx, 0, s * 0.47),
    circle('edge', cx, 0, d * 0.42),
    circle('fine', cx, 0, d / 2),
    line('centre', [
      [cx, -r - 8],
      [cx, r + 8],
    ]),
  );
}

/** Washer or plate in section: cut above and below the hole. */
export function cutPlate(x: number, t: number, height: number, hole: number, step: number, lean: 1 | -1 = 1): Figure {
  const h = height / 2;
  const r = hole / 2;
  return strokes(
    line(
      'outline',
      [
        [x, -h],
        [x + t, -h],
        [x + t, h],
        [x, h],
      ],
      true,
    ),
    ...mirrored('edge', [
      [x, -r],
      [x + t, -r],
    ]),
    hatch(x, -h, t, h - r, step, lean),
    hatch(x, r, t, h - r, step, lean),
  );
}

export function hexBolt(mm: { d: number; k: number; s: number; length: number; plain: number }, scale: number): Figure {
  const e = (mm.s * 2) / Math.sqrt(3);
  return join(
    hexagonSide(e * scale, mm.k * scale),
    shank(mm.d * scale, mm.length * scale, mm.plain * scale),
    axis((-mm.k - 5) * scale, (mm.length + 5) * scale),
  );
}
