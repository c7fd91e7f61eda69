import { codeOf, demandOfMetric, type Family, figure, mm, type Shape } from './family.ts';
import { suitsMetric } from './iso-hex-bolts.ts';
import { washerGrades } from './treatments.ts';
import { ring } from './volume.ts';

type Row = readonly [d: number, d1: number, d2: number, h: number];

/** ISO 7089:2000 and ISO 7090:2000 (the same with a chamfer, from M5), table 1: hole d1, outside d2, thickness h; mm. */
const normal: readonly Row[] = [
  [1.6, 1.7, 4, 0.3],
  [2, 2.2, 5, 0.3],
  [2.5, 2.7, 6, 0.5],
  [3, 3.2, 7, 0.5],
  [3.5, 3.7, 8, 0.5],
  [4, 4.3, 9, 0.8],
  [5, 5.3, 10, 1],
  [6, 6.4, 12, 1.6],
  [8, 8.4, 16, 1.6],
  [10, 10.5, 20, 2],
  [12, 13, 24, 2.5],
  [14, 15, 28, 2.5],
  [16, 17, 30, 3],
  [18, 19, 34, 3],
  [20, 21, 37, 3],
  [22, 23, 39, 3],
  [24, 25, 44, 4],
  [27, 28, 50, 4],
  [30, 31, 56, 4],
  [33, 34, 60, 5],
  [36, 37, 66, 5],
  [39, 42, 72, 6],
  [42, 45, 78, 8],
  [45, 48, 85, 8],
  [48, 52, 92, 8],
  [52, 56, 98, 8],
  [56, 62, 105, 10],
  [60, 66, 110, 10],
  [64, 70, 115, 10],
];

/** ISO 7093-1:2000, table 1: large series. */
const large: readonly Row[] = [
  [3, 3.2, 9, 0.8],
  [3.5, 3.7, 11, 0.8],
  [4, 4.3, 12, 1],
  [5, 5.3, 15, 1],
  [6, 6.4, 18, 1.6],
  [8, 8.4, 24, 2],
  [10, 10.5, 30, 2.5],
  [12, 13, 37, 3],
  [14, 15, 44, 3],
  [16, 17, 50, 3],
  [18, 19, 56, 4],
  [20, 21, 60, 4],
  [22, 23, 66, 5],
  [24, 25, 72, 5],
  [27, 30, 85, 6],
  [30, 33, 92, 6],
  [33, 36, 105, 6],
  [36, 39, 110, 8],
];

const shapeOf = ([d, d1, d2, h]: Row): Shape => ({
  code: `${codeOf(d, 2)}${codeOf(d2, 3)}`,
  size: `M${figure(d)}`,
  length: '',
  thread: '',
  words: `M${figure(d)} × ${figure(d2)} × ${figure(h)}`,
  demand: demandOfMetric(d),
  volume: ring(d2, d1, h),
  dimensions: [
    ['d', 'For thread', `M${figure(d)}`],
    ['d1', 'Hole', mm(d1)],
    ['d2', 'Outside diameter', mm(d2)],
    ['h', 'Thickness', mm(h)],
  ],
});

const common = {
  category: 'Washers',
  application: 'General engineering',
  role: 'washer',
  mates: ['nut', 'bolt'],
  pricePer: 100,
  handling: 0.004,
  factor: 1,
  image: 'flat-washer',
  treatments: washerGrades,
  suits: suitsMetric,
} as const;

export const washerFamilies: readonly Family[] = [
  {
    ...common,
    key: 'iso-7089',
    prefix: 'WFL',
    title: 'Flat washer',
    productType: 'Flat washers',
    standard: 'ISO 7089',
    share: 3,
    shapes: normal.map(shapeOf),
  },
  {
    ...common,
    key: 'iso-7090',
    prefix: 'WFC',
    title: 'Chamfered washer',
    productType: 'Flat washers',
    standard: 'ISO 7090',
    image: 'chamfered-washer',
    share: 1.5,
    shapes: normal.filter(([d]) => d >= 5).map(shapeOf),
  },
  {
    ...common,
    key: 'iso-7093',
    prefix: 'WLG',
    title: 'Large washer',
    productType: 'Large washers',
    standard: 'ISO 7093',
    share: 2,
    shapes: large.map(shapeOf),
  },
];
