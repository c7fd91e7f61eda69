import { type Family, mm, type Shape } from './family.ts';
import { coarse } from './threads.ts';
import { metal, stainless, steel } from './treatments.ts';
import { cylinder } from './volume.ts';

/** U-bolts for pipe, sizes usual in the trade: nominal bore, rod d, pipe outside diameter (AS 1074), thread b, height l; mm. */
const pipeRows: readonly (readonly [bore: number, d: number, pipe: number, b: number, l: number])[] = [
  [15, 6, 21.3, 25, 44],
  [20, 6, 26.9, 25, 50],
  [25, 6, 33.7, 25, 57],
  [32, 8, 42.4, 30, 70],
  [40, 8, 48.3, 30, 76],
  [50, 8, 60.3, 30, 88],
  [65, 10, 76.1, 35, 108],
  [80, 10, 88.9, 35, 121],
  [100, 10, 114.3, 35, 146],
];
const uBolts: Shape[] = pipeRows.map(([bore, d, pipe, b, l]) => ({
  code: `${String(d).padStart(2, '0')}${String(bore).padStart(3, '0')}`,
  size: `M${d}`,
  length: '',
  thread: 'Metric coarse',
  words: `M${d}, for ${bore} NB pipe`,
  demand: 0.7,
  volume: cylinder(d, 2 * (l - pipe / 2) + (Math.PI * (pipe + d)) / 2),
  dimensions: [
    ['d', 'Rod diameter', mm(d)],
    ['P', 'Pitch', mm(coarse(d))],
    ['l', 'Drop', mm(l)],
    ['w', 'Width inside', mm(pipe)],
    ['b', 'Thread length', mm(b)],
  ],
}));

/** DIN 3017-1:2011, form A (worm drive), nominal ranges: min and max clamping diameter, band width; mm. */
const clampRows: readonly (readonly [least: number, most: number, band: number])[] = [
  [8, 12, 9],
  [10, 16, 9],
  [12, 20, 9],
  [16, 25, 9],
  [20, 32, 9],
  [25, 40, 9],
  [32, 50, 9],
  [40, 60, 9],
  [50, 70, 9],
  [60, 80, 9],
  [70, 90, 12],
  [80, 100, 12],
  [90, 110, 12],
  [100, 120, 12],
];
const clamps: Shape[] = clampRows.map(([least, most, band]) => ({
  code: `${String(least).padStart(3, '0')}${String(most).padStart(3, '0')}`,
  size: `${least}–${most} mm`,
  length: '',
  thread: '',
  words: `${least}–${most} mm`,
  demand: 0.7,
  volume: Math.PI * most * band * 0.7 + band * 12 * 7,
  dimensions: [
    ['dmin', 'Least diameter', mm(least)],
    ['dmax', 'Greatest diameter', mm(most)],
    ['b', 'Band width', mm(band)],
  ],
}));

const common = {
  category: 'Lifting and pipe',
  application: 'Building services',
  role: 'fixing',
  mates: [],
  pricePer: 1,
  factor: 1.6,
  share: 6,
} as const;

export const pipeFamilies: readonly Family[] = [
  {
    ...common,
    key: 'u-bolt-pipe',
    prefix: 'UBP',
    title: 'U-bolt',
    productType: 'U-bolts',
    standard: 'To drawing',
    image: 'u-bolt',
    mates: ['nut', 'washer'],
    handling: 0.4,
    shapes: uBolts,
    treatments: [
      ...steel([{ code: '46', spec: '4.6', words: 'class 4.6', rate: 7, demand: 1, finishes: ['Z', 'G'] }]),
      ...stainless,
    ],
  },
  {
    ...common,
    key: 'din-3017',
    prefix: 'HCL',
    title: 'Hose clamp',
    productType: 'Hose clamps',
    standard: 'DIN 3017-1',
    image: 'hose-clamp',
    handling: 0.7,
    factor: 1.2,
    shapes: clamps,
    treatments: [
      { ...metal('W1', 'W1', 'zinc', 'steel', 'Carbon steel', 8, 1), finish: 'Zinc' },
      metal('304', 'A2', 'stainless 304', 'stainless', 'Stainless steel 304', 24, 0.9),
      metal('316', 'A4', 'stainless 316', 'stainless', 'Stainless steel 316', 33, 0.6),
    ],
  },
];
