import { codeOf, type Family, figure, mm, type Shape } from './family.ts';
import { metal, steel } from './treatments.ts';
import { ring } from './volume.ts';

/** DIN 471:2011, table 1 (rings for shafts): shaft d1, thickness s, free inside diameter d3, width b, groove d2; mm. */
export const shaftRows: readonly (readonly [d1: number, s: number, d3: number, b: number, d2: number])[] = [
  [6, 0.7, 5.6, 1.3, 5.7],
  [8, 0.8, 7.4, 1.5, 7.6],
  [10, 1, 9.3, 1.8, 9.6],
  [12, 1, 11, 1.8, 11.5],
  [14, 1, 12.9, 2.1, 13.4],
  [15, 1, 13.8, 2.2, 14.3],
  [16, 1, 14.7, 2.2, 15.2],
  [18, 1.2, 16.5, 2.4, 17],
  [20, 1.2, 18.5, 2.6, 19],
  [22, 1.2, 20.5, 2.8, 21],
  [25, 1.2, 23.2, 3, 23.9],
  [28, 1.5, 25.9, 3.2, 26.6],
  [30, 1.5, 27.9, 3.5, 28.6],
  [32, 1.5, 29.6, 3.6, 30.3],
  [35, 1.5, 32.2, 3.9, 33],
  [40, 1.75, 36.5, 4.4, 37.5],
  [45, 1.75, 41.5, 4.7, 42.5],
  [50, 2, 45.8, 5.1, 47],
  [55, 2, 50.8, 5.4, 52],
  [60, 2, 55.8, 5.8, 57],
];

/** DIN 472:2011, table 1 (rings for bores): bore d1, thickness s, free outside diameter d3, width b, groove d2; mm. */
export const boreRows: readonly (readonly [d1: number, s: number, d3: number, b: number, d2: number])[] = [
  [10, 1, 10.8, 1.4, 10.4],
  [12, 1, 13, 1.7, 12.5],
  [14, 1, 15.1, 1.9, 14.6],
  [16, 1, 17.3, 2, 16.8],
  [18, 1, 19.5, 2.2, 19],
  [20, 1, 21.5, 2.3, 21],
  [22, 1, 23.5, 2.5, 23],
  [25, 1.2, 26.9, 2.7, 26.2],
  [28, 1.2, 30.1, 2.9, 29.4],
  [30, 1.2, 32.1, 3, 31.4],
  [32, 1.2, 34.4, 3.2, 33.7],
  [35, 1.5, 37.8, 3.4, 37],
  [40, 1.75, 43.5, 3.9, 42.5],
  [42, 1.75, 45.5, 4.1, 44.5],
  [47, 1.75, 50.5, 4.4, 49.5],
  [52, 2, 56.2, 4.7, 55],
  [55, 2, 59.2, 5, 58],
  [62, 2, 66.2, 5.5, 65],
];

const rings = (rows: typeof shaftRows, inside: boolean): Shape[] =>
  rows.map(([d1, s, d3, b, d2]) => ({
    code: `${codeOf(d1, 3)}${inside ? 'I' : 'E'}`,
    size: `${figure(d1)} mm`,
    length: '',
    thread: '',
    words: figure(d1),
    demand: d1 >= 10 && d1 <= 35 ? 0.8 : 0.4,
    volume: inside ? ring(d3, d3 - 2 * b, s) : ring(d3 + 2 * b, d3, s),
    dimensions: [
      ['d1', inside ? 'Bore diameter' : 'Shaft diameter', mm(d1)],
      ['s', 'Thickness', mm(s)],
      ['d3', inside ? 'Free outside diameter' : 'Free inside diameter', mm(d3)],
      ['b', 'Ring width', mm(b)],
      ['d2', 'Groove diameter', mm(d2)],
    ],
  }));

/** ISO 8752:2009, table 1 (slotted, heavy) and ISO 8750:2007, table 1 (coiled, standard): d, max free diameter d1, strip s, lengths; mm. */
type PinRow = readonly [d: number, d1: number, s: number, shortest: number, longest: number];
const slottedRows: readonly PinRow[] = [
  [2, 2.4, 0.4, 4, 30],
  [2.5, 2.9, 0.5, 4, 30],
  [3, 3.5, 0.6, 4, 40],
  [4, 4.6, 0.8, 4, 50],
  [5, 5.6, 1, 5, 80],
  [6, 6.7, 1.2, 10, 100],
  [8, 8.8, 1.5, 10, 120],
  [10, 10.8, 2, 10, 160],
];
const coiledRows: readonly PinRow[] = [
  [2, 2.25, 0.17, 4, 40],
  [2.5, 2.78, 0.21, 5, 45],
  [3, 3.3, 0.25, 6, 50],
  [4, 4.4, 0.33, 8, 60],
  [5, 5.5, 0.42, 10, 60],
  [6, 6.5, 0.5, 12, 75],
  [8, 8.63, 0.67, 16, 120],
];
const pinLengths = [4, 5, 6, 8, 10, 12, 16, 20, 24, 30, 35, 40, 45, 50, 60, 70, 80, 100, 120, 160];

const pins = (rows: readonly PinRow[]): Shape[] =>
  rows.flatMap(([d, d1, s, shortest, longest]) =>
    pinLengths
      .filter((l) => l >= Math.max(shortest, 1.5 * d) && l <= longest)
      .map(
        (l): Shape => ({
          code: `${codeOf(d, 2)}${codeOf(l, 3)}`,
          size: `${figure(d)} mm`,
          length: mm(l),
          thread: '',
          words: `${figure(d)} × ${figure(l)}`,
          demand: d >= 3 && d <= 6 ? 0.8 : 0.4,
          volume: ring(d, d - 2 * s, l) * 0.95,
          dimensions: [
            ['d', 'Hole diameter', mm(d)],
            ['l', 'Length', mm(l)],
            ['d1', 'Free diameter', mm(d1)],
            ['s', 'Strip thickness', mm(s)],
          ],
        }),
      ),
  );

const spring = steel([
  { code: 'SS', spec: 'Spring steel', words: 'spring steel', rate: 12, demand: 1, finishes: ['P', 'Z'] },
]);
const stainlessSpring = metal('420', 'Stainless 420', 'stainless 420', 'stainless', 'Stainless steel 1.4122', 45, 0.3);

const common = {
  category: 'Rivets and pins',
  application: 'Machinery and vibration',
  role: 'fixing',
  mates: [],
  pricePer: 100,
  handling: 0.04,
  factor: 1.4,
  treatments: [...spring, stainlessSpring],
} as const;

export const pinAndClipFamilies: readonly Family[] = [
  {
    ...common,
    key: 'din-471',
    prefix: 'CIE',
    title: 'External circlip',
    productType: 'External circlips',
    standard: 'DIN 471',
    image: 'circlip-external',
    share: 5,
    shapes: rings(shaftRows, false),
  },
  {
    ...common,
    key: 'din-472',
    prefix: 'CII',
    title: 'Internal circlip',
    productType: 'Internal circlips',
    standard: 'DIN 472',
    image: 'circlip-internal',
    share: 5,
    shapes: rings(boreRows, true),
  },
  {
    ...common,
    key: 'iso-8752',
    prefix: 'RPN',
    title: 'Roll pin',
    productType: 'Roll pins',
    standard: 'ISO 8752',
    image: 'spring-pin',
    share: 1.5,
    shapes: pins(slottedRows),
  },
  {
    ...common,
    key: 'iso-8750',
    prefix: 'CPN',
    title: 'Coiled spring pin',
    productType: 'Coiled spring pins',
    standard: 'ISO 8750',
    image: 'spring-pin',
    share: 1,
    shapes: pins(coiledRows),
  },
];
