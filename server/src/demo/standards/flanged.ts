import { codeOf, demandOfMetric, type Family, figure, lengthsFrom, mm, type Shape } from './family.ts';
import { describeNut } from './iso-hex-nuts.ts';
import { coarse } from './threads.ts';
import { stainless, steel } from './treatments.ts';
import { cylinder, hexagon, nutBody, ring, shank } from './volume.ts';

/** ISO 4162:2012, table 1 (flange bolts, small series): d, flange dc and head k (max), s (nominal), e (min), c (min), lengths; mm. */
const boltRows: readonly (readonly [
  d: number,
  dc: number,
  k: number,
  s: number,
  e: number,
  c: number,
  shortest: number,
  longest: number,
])[] = [
  [5, 11.4, 5.6, 7, 7.44, 1, 10, 50],
  [6, 13.6, 6.8, 8, 8.56, 1.1, 12, 60],
  [8, 17, 8.5, 10, 10.8, 1.2, 16, 80],
  [10, 20.8, 9.7, 13, 14.08, 1.5, 20, 100],
  [12, 24.7, 11.9, 15, 16.32, 1.8, 25, 120],
  [16, 32.8, 15.1, 21, 22.58, 2.4, 35, 160],
];

/** ISO 4161:2012, table 1 (flange nuts): d, flange dc and height m (max), s (nominal), e (min), c (min); mm. */
const nutRows: readonly (readonly [d: number, dc: number, m: number, s: number, e: number, c: number])[] = [
  [5, 11.8, 5, 8, 8.79, 1],
  [6, 14.2, 6, 10, 11.05, 1.1],
  [8, 17.9, 8, 13, 14.38, 1.2],
  [10, 21.8, 10, 15, 16.64, 1.5],
  [12, 26, 12, 18, 20.03, 1.8],
  [14, 29.9, 14, 21, 23.36, 2.1],
  [16, 34.5, 16, 24, 26.75, 2.4],
  [20, 42.8, 20, 30, 32.95, 3],
];

const bolts: Shape[] = boltRows.flatMap(([d, dc, k, s, e, c, shortest, longest]) =>
  lengthsFrom(shortest, longest).map((l): Shape => {
    const b = Math.min(2 * d + (l <= 125 ? 6 : 12), l);
    return {
      code: `${codeOf(d, 2)}${codeOf(l, 3)}`,
      size: `M${figure(d)}`,
      length: mm(l),
      thread: 'Metric coarse',
      words: `M${figure(d)} × ${figure(l)}`,
      demand: demandOfMetric(d, l),
      volume: hexagon(s, k * 0.7) + cylinder(dc, c * 1.5) + shank(d, coarse(d), l, b),
      dimensions: [
        ['d', 'Thread diameter', mm(d)],
        ['P', 'Pitch', mm(coarse(d))],
        ['l', 'Length', mm(l)],
        ['b', 'Thread length', mm(b)],
        ['k', 'Head height', mm(k)],
        ['s', 'Width across flats', mm(s)],
        ['e', 'Width across corners', mm(e)],
        ['dc', 'Flange diameter', mm(dc)],
        ['c', 'Flange thickness', mm(c)],
      ],
    };
  }),
);

const nuts: Shape[] = nutRows.map(([d, dc, m, s, e, c]) => ({
  code: `${codeOf(d, 2)}000`,
  size: `M${figure(d)}`,
  length: '',
  thread: 'Metric coarse',
  words: `M${figure(d)}`,
  demand: demandOfMetric(d),
  volume: nutBody(s, m * 0.85, d, coarse(d)) + ring(dc, d, c),
  dimensions: [
    ['d', 'Thread diameter', mm(d)],
    ['P', 'Pitch', mm(coarse(d))],
    ['m', 'Nut height', mm(m)],
    ['s', 'Width across flats', mm(s)],
    ['e', 'Width across corners', mm(e)],
    ['dc', 'Flange diameter', mm(dc)],
    ['c', 'Flange thickness', mm(c)],
  ],
}));

const common = { application: 'Machinery and vibration', pricePer: 100, factor: 1.2 } as const;

export const flangeFamilies: readonly Family[] = [
  {
    ...common,
    key: 'iso-4162',
    prefix: 'FLB',
    title: 'Hex flange bolt',
    category: 'Bolts and screws',
    productType: 'Hex flange bolts',
    standard: 'ISO 4162',
    image: 'flange-bolt',
    role: 'bolt',
    mates: ['nut'],
    handling: 0.04,
    share: 1.3,
    shapes: bolts,
    treatments: [
      ...steel([
        { code: '88', spec: '8.8', words: 'class 8.8', rate: 8.2, demand: 1, finishes: ['Z'] },
        { code: '109', spec: '10.9', words: 'class 10.9', rate: 10, demand: 0.6, finishes: ['Z', 'B'] },
      ]),
      ...stainless,
    ],
  },
  {
    ...common,
    key: 'iso-4161',
    prefix: 'FLN',
    title: 'Flange nut',
    category: 'Nuts',
    productType: 'Flange nuts',
    standard: 'ISO 4161',
    image: 'flange-nut',
    role: 'nut',
    mates: ['bolt'],
    handling: 0.015,
    share: 6,
    shapes: nuts,
    treatments: [
      ...steel([
        { code: '08', spec: '8', words: 'class 8', rate: 7, demand: 1, finishes: ['Z', 'G'] },
        { code: '10', spec: '10', words: 'class 10', rate: 8.2, demand: 0.5, finishes: ['Z'] },
      ]),
      ...stainless,
    ],
    describe: describeNut('Flange nut'),
  },
];
