import {
  axis,
  bow,
  circle,
  cross,
  type Figure,
  hatch,
  join,
  line,
  mirrored,
  type Point,
  type Stroke,
  strokes,
} from './figure.ts';

/** Thread root diameter as a share of the outer diameter. */
const root = 0.84;

export interface Shaft {
  /** Diameter in px, like all lengths here. */
  readonly d: number;
  readonly from: number;
  readonly length: number;
  /** Where the thread begins. */
  readonly plain: number;
  /** Where a long part is broken to be drawn short. */
  readonly cut?: number | null;
  /** Chamfered at both ends, like a rod. */
  readonly bothEnds?: boolean;
}

/** The break line across a bar of radius r. */
const broken = (x: number, r: number): Stroke =>
  line('fine', [
    [x, -r - 5],
    [x - 3, -2],
    [x + 3, 2],
    [x, r + 5],
  ]);

const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [x, -y]).reverse();
const upright = (x: number, r: number): Stroke =>
  line('edge', [
    [x, -r],
    [x, r],
  ]);

/** A bar with a conventional thread: outline at the crest, thin line at the root, an edge at its start and at the chamfer. */
export function shaft({ d, from, length, plain, cut = null, bothEnds = false }: Shaft): Figure {
  const r = d / 2;
  const chamfer = d * 0.11;
  const near: Point[] = bothEnds
    ? [
        [from, -r * root],
        [from + chamfer, -r],
      ]
    : [[from, -r]];
  const far: Point[] = [
    [length - chamfer, -r],
    [length, -r * root],
  ];
  const begins = Math.max(plain, from);
  const roots = (a: number, b: number) =>
    b > a
      ? mirrored('fine', [
          [a, -r * root],
          [b, -r * root],
        ])
      : [];
  const edges = [
    upright(length - chamfer, r),
    ...(bothEnds ? [upright(from + chamfer, r)] : []),
    ...(plain > from ? [upright(plain, r)] : []),
  ];
  if (cut === null) {
    const top = [...near, ...far];
    return strokes(line('outline', [...top, ...mirror(top)], bothEnds), ...edges, ...roots(begins, length));
  }
  const left: Point[] = [...near, [cut - 4, -r]];
  const right: Point[] = [[cut + 4, -r], ...far];
  return strokes(
    ...(bothEnds
      ? [line('outline', [...left.toReversed(), ...mirror(left).toReversed()])]
      : [line('outline', left), line('outline', mirror(left))]),
    line('outline', [...right, ...mirror(right)]),
    ...edges,
    ...roots(begins, cut - 4),
    ...roots(Math.max(begins, cut + 4), length),
    broken(cut - 4, r),
    broken(cut + 4, r),
  );
}

/** A shank with thread from `0` to `length`, of diameter `d`, unthreaded for `plain`; all in px. */
export const shank = (d: number, length: number, plain: number, from = 0): Figure => shaft({ d, from, length, plain });

/** Side view of a hexagon across its corners: `e` across corners, `k` high, from `x` to the left; `double` chamfers both ends. */
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

const hexagon = (s: number, cx: number): Point[] => {
  const r = s / Math.sqrt(3);
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 2;
    return [cx + r * Math.cos(angle), r * Math.sin(angle)] as const;
  });
};

/** Front view of a hexagon with its bore: `s` across flats, thread `d`. */
export function hexagonFront(s: number, d: number, cx: number): Figure {
  const r = s / Math.sqrt(3);
  return strokes(
    line('outline', hexagon(s, cx), true),
    circle('edge', cx, 0, s * 0.47),
    circle('edge', cx, 0, d * 0.42),
    circle('fine', cx, 0, d / 2),
    line('centre', [
      [cx, -r - 8],
      [cx, r + 8],
    ]),
  );
}

/** End view of a hexagonal head: outline and chamfer circle. */
export const hexagonEnd = (s: number, cx: number): Figure =>
  join(
    strokes(line('outline', hexagon(s, cx), true), circle('edge', cx, 0, s * 0.475)),
    cross(cx, 0, s / Math.sqrt(3) + 6),
  );

/** End view of a round head with a hexagon socket. */
export const socketEnd = (dk: number, s: number, cx: number): Figure =>
  join(strokes(circle('outline', cx, 0, dk / 2), line('edge', hexagon(s, cx), true)), cross(cx, 0, dk / 2 + 6));

/** A washer or plate in section, hatched above and below the hole. */
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
