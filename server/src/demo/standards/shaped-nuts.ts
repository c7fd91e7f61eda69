import { codeOf, demandOfMetric, type Family, figure, mm, type Shape } from './family.ts';
import { hexSizes } from './iso-hex-sizes.ts';
import { coarse } from './threads.ts';
import { brass, metal, stainless, steel } from './treatments.ts';
import { cap, cylinder, hexagon, ring } from './volume.ts';

/** DIN 1587:2014, table 1 (dome nuts): d, dome dk, height h, hexagon m, thread depth t; mm. The hexagon's s is that of ISO 4032. */
const domeRows: readonly (readonly [d: number, dk: number, h: number, m: number, t: number])[] = [
  [4, 6.5, 8, 3.2, 5.5],
  [5, 7.5, 10, 4, 7.5],
  [6, 9.5, 12, 5, 8],
  [8, 12.5, 15, 6.5, 11],
  [10, 15, 18, 8, 13],
  [12, 17, 22, 10, 16],
  [16, 23, 28, 13, 21],
  [20, 28, 34, 16, 26],
  [24, 34, 42, 19, 31],
];

/** DIN 315:1998, table 1 (wing nuts, rounded wings): d, hub d2, span e, hub height m, height over the wings h; mm, max. */
const wingRows: readonly (readonly [d: number, d2: number, e: number, m: number, h: number])[] = [
  [4, 8, 20, 4.6, 10.5],
  [5, 11, 26, 6.5, 13],
  [6, 13, 33, 8, 17],
  [8, 16, 39, 10, 20],
  [10, 20, 51, 12, 25],
  [12, 23, 65, 14, 33.5],
  [16, 29, 73, 17, 37.5],
  [20, 35, 90, 21, 46.5],
];

/** Blind rivet nuts have no public standard; sizes usual in the trade: d, hole, flange, length, max grip; mm. */
const rivetRows: readonly (readonly [d: number, hole: number, dk: number, l: number, grip: number])[] = [
  [3, 5, 8, 8.5, 2.5],
  [4, 6, 9, 11, 3],
  [5, 7, 10, 13, 3],
  [6, 9, 13, 15, 3],
  [8, 11, 16, 18, 3.5],
  [10, 13, 19, 20, 3.5],
  [12, 16, 23, 24, 4],
];

const base = (d: number) => ({
  code: `${codeOf(d, 2)}000`,
  size: `M${figure(d)}`,
  length: '',
  thread: 'Metric coarse',
  words: `M${figure(d)}`,
  demand: demandOfMetric(d),
});
const thread = (d: number) =>
  [
    ['d', 'Thread diameter', mm(d)],
    ['P', 'Pitch', mm(coarse(d))],
  ] as const;

const domes: Shape[] = domeRows.map(([d, dk, h, m, t]) => {
  const hex = hexSizes.find((size) => size.d === d);
  if (!hex) throw new Error(`No hexagon for M${d}`);
  return {
    ...base(d),
    volume: hexagon(hex.s, m) + cap(dk, h - m) - cylinder(d * 0.9, t),
    dimensions: [
      ...thread(d),
      ['h', 'Height', mm(h)],
      ['m', 'Hexagon height', mm(m)],
      ['s', 'Width across flats', mm(hex.s)],
      ['e', 'Width across corners', mm(hex.e)],
      ['dk', 'Dome diameter', mm(dk)],
      ['t', 'Thread depth', mm(t)],
    ],
  };
});

const wings: Shape[] = wingRows.map(([d, d2, e, m, h]) => ({
  ...base(d),
  volume: ring(d2, d, m) + (e - d2) * h * 0.12 * d2,
  dimensions: [
    ...thread(d),
    ['m', 'Hub height', mm(m)],
    ['d2', 'Hub diameter', mm(d2)],
    ['e', 'Span over the wings', mm(e)],
    ['h', 'Height over the wings', mm(h)],
  ],
}));

const rivetNuts: Shape[] = rivetRows.map(([d, hole, dk, l, grip]) => ({
  ...base(d),
  volume: ring(hole, d * 0.95, l) + ring(dk, d, 1),
  dimensions: [
    ...thread(d),
    ['d0', 'Hole diameter', mm(hole)],
    ['dk', 'Flange diameter', mm(dk)],
    ['L', 'Length', mm(l)],
    ['e', 'Greatest grip', mm(grip)],
  ],
}));

const common = { category: 'Nuts', role: 'nut', mates: [], pricePer: 100, factor: 1.4, share: 6 } as const;

export const shapedNutFamilies: readonly Family[] = [
  {
    ...common,
    key: 'din-1587',
    prefix: 'DOM',
    title: 'Dome nut',
    productType: 'Dome nuts',
    standard: 'DIN 1587',
    application: 'General engineering',
    image: 'dome-nut',
    handling: 0.03,
    shapes: domes,
    treatments: [
      ...steel([{ code: '06', spec: '6', words: 'class 6', rate: 7, demand: 1, finishes: ['Z'] }]),
      ...stainless,
      brass,
    ],
  },
  {
    ...common,
    key: 'din-315',
    prefix: 'WIN',
    title: 'Wing nut',
    productType: 'Wing nuts',
    standard: 'DIN 315',
    application: 'General engineering',
    image: 'wing-nut',
    handling: 0.05,
    shapes: wings,
    treatments: [
      ...steel([{ code: 'MI', spec: 'Malleable iron', words: '', rate: 7, demand: 1, finishes: ['Z'] }]),
      ...stainless,
      brass,
    ],
  },
  {
    ...common,
    key: 'rivet-nut',
    prefix: 'RVN',
    title: 'Rivet nut',
    productType: 'Rivet nuts',
    standard: 'To drawing',
    application: 'Sheet metal',
    image: 'rivet-nut',
    handling: 0.09,
    shapes: rivetNuts,
    treatments: [
      ...steel([{ code: 'ST', spec: 'Steel', words: 'steel', rate: 9, demand: 1, finishes: ['Z'] }]),
      metal('ALU', 'Aluminium', 'aluminium', 'aluminium', 'Aluminium AlMg5', 24, 0.8),
      metal('304', 'A2', 'stainless 304', 'stainless', 'Stainless steel 304', 42, 0.6),
    ],
  },
];
