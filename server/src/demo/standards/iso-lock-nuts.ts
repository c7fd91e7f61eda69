import type { Family } from './family.ts';
import { suitsMetric } from './iso-hex-bolts.ts';
import { describeNut, nutShape } from './iso-hex-nuts.ts';
import { hexSizes, nutCorners } from './iso-hex-sizes.ts';
import { nutGrades } from './treatments.ts';

/** ISO 7040:2012, table 1: d, height over the nylon ring h (max), thread height m (min); mm. */
const nylon: readonly (readonly [d: number, h: number, m: number])[] = [
  [3, 4.5, 2.15],
  [4, 6, 2.9],
  [5, 6.8, 4.4],
  [6, 8, 4.9],
  [8, 9.5, 6.44],
  [10, 11.9, 8.04],
  [12, 14.9, 10.37],
  [14, 17, 12.1],
  [16, 19.1, 14.1],
  [20, 22.8, 16.9],
  [24, 27.1, 20.2],
  [30, 32.6, 24.3],
  [36, 38.9, 29.4],
];

/** ISO 7042:2012, table 1: all-metal prevailing torque nuts; d, h (max), m (min); mm. */
const allMetal: readonly (readonly [d: number, h: number, m: number])[] = [
  [5, 5.1, 3.52],
  [6, 6, 3.92],
  [8, 8, 5.15],
  [10, 10, 6.43],
  [12, 13.3, 8.3],
  [14, 14.1, 9.68],
  [16, 16.4, 11.28],
  [20, 20.3, 13.52],
  [24, 23.9, 16.16],
  [30, 30, 19.44],
  [36, 36, 23.52],
];

const shapes = (rows: typeof nylon) =>
  rows.map(([d, height, threaded]) => {
    const hex = hexSizes.find((size) => size.d === d);
    if (!hex) throw new Error(`No hexagon for M${d}`);
    return nutShape({ d, s: hex.s, e: nutCorners(hex), height, threaded });
  });

const common = {
  category: 'Nuts',
  productType: 'Lock nuts',
  application: 'Machinery and vibration',
  role: 'nut',
  mates: ['washer', 'bolt'],
  pricePer: 100,
  handling: 0.014,
  share: 3,
  treatments: nutGrades,
  suits: suitsMetric,
} as const;

export const lockNutFamilies: readonly Family[] = [
  {
    ...common,
    key: 'iso-7040',
    prefix: 'NYL',
    title: 'Nyloc nut',
    standard: 'ISO 7040',
    image: 'nyloc-nut',
    factor: 1.3,
    shapes: shapes(nylon),
    describe: describeNut('Nyloc nut'),
  },
  {
    ...common,
    key: 'iso-7042',
    prefix: 'CLN',
    title: 'Cone lock nut',
    standard: 'ISO 7042',
    image: 'cone-lock-nut',
    factor: 1.5,
    shapes: shapes(allMetal),
    describe: describeNut('Cone lock nut'),
  },
];
