import { codeOf, demandOfMetric, type Family, figure, lengthsFrom, mm, type Shape } from './family.ts';
import { coarse } from './threads.ts';
import { brass, stainless, steel } from './treatments.ts';
import { cap, cylinder, frustum, hexagon, shank } from './volume.ts';

/** DIN 603:2017, table 1 (cup head square neck bolts): d, head dk, k, square neck depth f and width v (all max), lengths; mm. */
const cupRows: readonly (readonly [
  d: number,
  dk: number,
  k: number,
  f: number,
  v: number,
  shortest: number,
  longest: number,
])[] = [
  [5, 13.55, 3.3, 4.1, 5.48, 16, 80],
  [6, 16.55, 3.88, 4.6, 6.48, 16, 150],
  [8, 20.65, 4.88, 5.6, 8.58, 20, 150],
  [10, 24.65, 5.38, 6.6, 10.58, 20, 200],
  [12, 30.65, 6.95, 8.75, 12.7, 30, 200],
  [16, 38.8, 8.95, 12.9, 16.7, 55, 200],
  [20, 46.8, 11.05, 15.9, 20.84, 70, 200],
];

const cups: Shape[] = cupRows.flatMap(([d, dk, k, f, v, shortest, longest]) =>
  lengthsFrom(shortest, longest).map((l): Shape => {
    // DIN 603: 2d + 6 up to 125 mm, 2d + 12 up to 200 mm.
    const b = Math.min(2 * d + (l <= 125 ? 6 : 12), l);
    return {
      code: `${codeOf(d, 2)}${codeOf(l, 3)}`,
      size: `M${figure(d)}`,
      length: mm(l),
      thread: 'Metric coarse',
      words: `M${figure(d)} × ${figure(l)}`,
      demand: demandOfMetric(d, l),
      volume: cap(dk, k) + v * v * f + shank(d, coarse(d), Math.max(l - f, b), b),
      dimensions: [
        ['d', 'Thread diameter', mm(d)],
        ['P', 'Pitch', mm(coarse(d))],
        ['l', 'Length', mm(l)],
        ['b', 'Thread length', mm(b)],
        ['dk', 'Head diameter', mm(dk)],
        ['k', 'Head height', mm(k)],
        ['f', 'Square neck depth', mm(f)],
        ['v', 'Square neck width', mm(v)],
      ],
    };
  }),
);

/**
 * DIN 571:2016, table 1 (hexagon head wood screws): d, core d3, head k, across flats s, across corners e (min), lengths; mm. The flats are
 * those of product grade C (ISO 4759-1), so that e is 1.13 times their least width.
 */
const coachRows: readonly (readonly [
  d: number,
  core: number,
  k: number,
  s: number,
  e: number,
  shortest: number,
  longest: number,
])[] = [
  [6, 4.2, 4, 10, 10.89, 20, 60],
  [8, 5.6, 5.5, 13, 14.2, 25, 100],
  [10, 7, 7, 17, 18.72, 30, 100],
  [12, 9, 8, 19, 20.88, 35, 120],
  [16, 12, 10, 24, 26.17, 50, 160],
  [20, 15, 13, 30, 32.95, 60, 200],
];

const coaches: Shape[] = coachRows.flatMap(([d, core, k, s, e, shortest, longest]) =>
  lengthsFrom(shortest, longest).map(
    (l): Shape => ({
      code: `${codeOf(d, 2)}${codeOf(l, 3)}`,
      size: `M${figure(d)}`,
      length: mm(l),
      thread: 'Wood thread',
      words: `M${figure(d)} × ${figure(l)}`,
      demand: demandOfMetric(d, l),
      volume: hexagon(s, k) + cylinder(d, l * 0.4) + cylinder((d + core) / 2, l * 0.6),
      dimensions: [
        ['d', 'Shank diameter', mm(d)],
        ['l', 'Length', mm(l)],
        ['b', 'Thread length', mm(Math.round(l * 0.6))],
        ['k', 'Head height', mm(k)],
        ['s', 'Width across flats', mm(s)],
        ['e', 'Width across corners', mm(e)],
        ['d3', 'Core diameter', mm(core)],
      ],
    }),
  ),
);

/** ASME B18.6.1-1981, tables 1 and 2: gauge, shank diameter (0.060 + 0.013 × gauge inches) and max head diameter; mm. */
const gaugeRows: readonly (readonly [gauge: number, d: number, dk: number, shortest: number, longest: number])[] = [
  [6, 3.51, 7.09, 16, 50],
  [8, 4.17, 8.43, 20, 75],
  [10, 4.83, 9.78, 25, 100],
  [12, 5.49, 11.13, 32, 100],
  [14, 6.15, 12.88, 40, 150],
];
/** Lengths as sold; mm. */
const screwLengths = [16, 20, 25, 32, 40, 45, 50, 65, 75, 100, 125, 150];

const gauged: Shape[] = gaugeRows.flatMap(([gauge, d, dk, shortest, longest]) =>
  screwLengths
    .filter((l) => l >= shortest && l <= longest)
    .map(
      (l): Shape => ({
        code: `${String(gauge).padStart(2, '0')}${codeOf(l, 3)}`,
        size: `${gauge}g`,
        length: mm(l),
        thread: 'Wood thread',
        words: `${gauge}g × ${figure(l)}`,
        demand: gauge === 8 || gauge === 10 ? 1 : 0.5,
        volume: frustum(dk, d, dk * 0.28) + cylinder(d * 0.82, l * 0.9),
        dimensions: [
          ['d', 'Shank diameter', mm(d)],
          ['l', 'Length', mm(l)],
          ['dk', 'Head diameter', mm(dk)],
          ['k', 'Head height', mm(Math.round(dk * 2.8) / 10)],
        ],
      }),
    ),
);

const common = {
  category: 'Bolts and screws',
  application: 'Timber',
  mates: [],
  pricePer: 100,
  factor: 1,
  share: 1,
} as const;

export const timberFixingFamilies: readonly Family[] = [
  {
    ...common,
    key: 'din-603',
    prefix: 'CUP',
    title: 'Cup head bolt',
    productType: 'Cup head bolts',
    standard: 'DIN 603',
    image: 'cup-head-bolt',
    role: 'bolt',
    mates: ['nut', 'washer'],
    handling: 0.03,
    share: 1.6,
    shapes: cups,
    treatments: [
      ...steel([{ code: '46', spec: '4.6', words: 'class 4.6', rate: 6.6, demand: 1, finishes: ['Z', 'G'] }]),
      ...stainless,
    ],
  },
  {
    ...common,
    key: 'din-571',
    prefix: 'COA',
    title: 'Coach screw',
    productType: 'Coach screws',
    standard: 'DIN 571',
    image: 'coach-screw',
    role: 'screw',
    handling: 0.03,
    share: 1.6,
    shapes: coaches,
    treatments: [
      ...steel([{ code: '46', spec: '4.6', words: 'class 4.6', rate: 6.6, demand: 1, finishes: ['Z', 'G'] }]),
      ...stainless,
    ],
  },
  {
    ...common,
    key: 'chipboard',
    prefix: 'CHP',
    title: 'Chipboard screw',
    productType: 'Chipboard screws',
    standard: 'EN 14592',
    image: 'wood-screw',
    role: 'screw',
    handling: 0.012,
    shapes: gauged,
    treatments: steel([
      { code: 'CS', spec: 'Case hardened', words: 'countersunk', rate: 9, demand: 1, finishes: ['Z', 'Y'] },
    ]),
  },
  {
    ...common,
    key: 'asme-b18-6-1',
    prefix: 'WDS',
    title: 'Wood screw',
    productType: 'Wood screws',
    standard: 'ASME B18.6.1',
    image: 'wood-screw',
    role: 'screw',
    handling: 0.02,
    shapes: gauged.map((shape) => ({ ...shape, demand: shape.demand * 0.5 })),
    treatments: [
      ...steel([{ code: 'CS', spec: 'Steel', words: 'countersunk', rate: 8, demand: 1, finishes: ['Z'] }]),
      ...stainless,
      brass,
    ],
  },
];
