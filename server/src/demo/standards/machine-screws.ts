import { codeOf, demandOfMetric, type Family, figure, lengthsFrom, mm, type Shape } from './family.ts';
import { coarse } from './threads.ts';
import { brass, stainless, steel } from './treatments.ts';
import { cap, frustum, shank } from './volume.ts';

type Row = readonly [d: number, dk: number, k: number, b: number, shortest: number, longest: number];

/** ISO 7045:2011, table 1 (pan head, cross recess): head dk and k (max), thread b (min), lengths; mm. */
const panRows: readonly Row[] = [
  [2, 4, 1.6, 25, 3, 20],
  [2.5, 5, 2.1, 25, 3, 25],
  [3, 5.6, 2.4, 25, 4, 30],
  [3.5, 7, 2.6, 38, 5, 35],
  [4, 8, 3.1, 38, 5, 40],
  [5, 9.5, 3.7, 38, 6, 45],
  [6, 12, 4.6, 38, 8, 60],
  [8, 16, 6, 38, 10, 60],
  [10, 20, 7.5, 38, 12, 60],
];

/** ISO 7046-1:2011, table 1 (countersunk, cross recess): theoretical head dk, k (max), thread b (min), lengths; mm. */
const sunkRows: readonly Row[] = [
  [2, 4.4, 1.2, 25, 3, 20],
  [2.5, 5.5, 1.5, 25, 3, 25],
  [3, 6.3, 1.65, 25, 4, 30],
  [3.5, 8.2, 2.35, 38, 5, 35],
  [4, 9.4, 2.7, 38, 5, 40],
  [5, 10.4, 2.7, 38, 6, 50],
  [6, 12.6, 3.3, 38, 8, 60],
  [8, 17.3, 4.65, 38, 10, 60],
  [10, 20, 5, 38, 12, 60],
];

const shapes = (rows: readonly Row[], sunk: boolean): Shape[] =>
  rows.flatMap(([d, dk, k, least, shortest, longest]) =>
    lengthsFrom(shortest, longest).map((l): Shape => {
      const b = Math.min(least, l);
      const body = sunk
        ? frustum(dk, d, k) + shank(d, coarse(d), Math.max(l - k, 0), b)
        : cap(dk, k) + shank(d, coarse(d), l, b);
      return {
        code: `${codeOf(d, 2)}${codeOf(l, 3)}`,
        size: `M${figure(d)}`,
        length: mm(l),
        thread: 'Metric coarse',
        words: `M${figure(d)} × ${figure(l)}`,
        demand: demandOfMetric(Math.max(d, 5), l),
        volume: body,
        dimensions: [
          ['d', 'Thread diameter', mm(d)],
          ['P', 'Pitch', mm(coarse(d))],
          ['l', 'Length', mm(l)],
          ['b', 'Thread length', mm(b)],
          ['dk', 'Head diameter', mm(dk)],
          ['k', 'Head height', mm(k)],
        ],
      };
    }),
  );

const common = {
  category: 'Bolts and screws',
  application: 'Machinery and vibration',
  role: 'screw',
  mates: ['nut', 'washer'],
  pricePer: 100,
  handling: 0.02,
  factor: 1,
  share: 1.3,
  treatments: [
    ...steel([{ code: '48', spec: '4.8', words: '4.8', rate: 9, demand: 1, finishes: ['Z'] }]),
    ...stainless,
    brass,
  ],
} as const;

export const machineScrewFamilies: readonly Family[] = [
  {
    ...common,
    key: 'iso-7045',
    prefix: 'MSP',
    title: 'Pan machine screw',
    productType: 'Pan head machine screws',
    standard: 'ISO 7045',
    image: 'machine-screw-pan',
    shapes: shapes(panRows, false),
  },
  {
    ...common,
    key: 'iso-7046',
    prefix: 'MSC',
    title: 'Countersunk machine screw',
    productType: 'Countersunk machine screws',
    standard: 'ISO 7046-1',
    image: 'machine-screw-countersunk',
    shapes: shapes(sunkRows, true),
  },
];
