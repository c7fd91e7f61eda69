import { codeOf, type Dimension, demandOfMetric, type Family, figure, lengthsFrom, mm, type Shape } from './family.ts';
import { suitsMetric } from './iso-hex-bolts.ts';
import { coarse } from './threads.ts';
import { socketGrades, stainless, steel } from './treatments.ts';
import { cap, cylinder, frustum, hexagon, shank } from './volume.ts';

type Row = readonly [
  d: number,
  dk: number,
  k: number,
  s: number,
  t: number,
  b: number,
  shortest: number,
  longest: number,
];

/** ISO 4762:2004, table 1: head dk (max, plain), k, socket s, its min depth t, thread b (reference), lengths; mm. */
const capRows: readonly Row[] = [
  [1.6, 3, 1.6, 1.5, 0.7, 15, 2.5, 16],
  [2, 3.8, 2, 1.5, 1, 16, 3, 20],
  [2.5, 4.5, 2.5, 2, 1.1, 17, 4, 25],
  [3, 5.5, 3, 2.5, 1.3, 18, 5, 30],
  [4, 7, 4, 3, 2, 20, 6, 40],
  [5, 8.5, 5, 4, 2.5, 22, 8, 50],
  [6, 10, 6, 5, 3, 24, 10, 60],
  [8, 13, 8, 6, 4, 28, 12, 80],
  [10, 16, 10, 8, 5, 32, 16, 100],
  [12, 18, 12, 10, 6, 36, 20, 120],
  [14, 21, 14, 12, 7, 40, 25, 140],
  [16, 24, 16, 14, 8, 44, 25, 160],
  [20, 30, 20, 17, 10, 52, 30, 200],
  [24, 36, 24, 19, 12, 60, 40, 200],
  [30, 45, 30, 22, 15.5, 72, 45, 200],
  [36, 54, 36, 27, 19, 84, 55, 200],
  [42, 63, 42, 32, 24, 96, 60, 300],
  [48, 72, 48, 36, 28, 108, 70, 300],
  [56, 84, 56, 41, 34, 124, 80, 300],
  [64, 96, 64, 46, 38, 140, 90, 300],
];

/** ISO 7380-1:2011, table 1. Threaded to the head. */
const buttonRows: readonly Row[] = [
  [3, 5.7, 1.65, 2, 1.04, 0, 6, 30],
  [4, 7.6, 2.2, 2.5, 1.3, 0, 6, 40],
  [5, 9.5, 2.75, 3, 1.56, 0, 8, 50],
  [6, 10.5, 3.3, 4, 2.08, 0, 8, 60],
  [8, 14, 4.4, 5, 2.6, 0, 10, 80],
  [10, 17.5, 5.5, 6, 3.12, 0, 12, 90],
  [12, 21, 6.6, 8, 4.16, 0, 16, 90],
  [16, 28, 8.8, 10, 5.2, 0, 20, 90],
];

/** ISO 10642:2004, table 1: dk theoretical (max), k max. Lengths include the head. */
const sunkRows: readonly Row[] = [
  [3, 6.72, 1.86, 2, 1.1, 18, 8, 30],
  [4, 8.96, 2.48, 2.5, 1.5, 20, 8, 40],
  [5, 11.2, 3.1, 3, 1.9, 22, 8, 50],
  [6, 13.44, 3.72, 4, 2.2, 24, 8, 60],
  [8, 17.92, 4.96, 5, 3, 28, 10, 80],
  [10, 22.4, 6.2, 6, 3.6, 32, 12, 100],
  [12, 26.88, 7.44, 8, 4.3, 36, 20, 100],
  [14, 30.8, 8.4, 10, 4.5, 40, 25, 100],
  [16, 33.6, 8.8, 10, 4.8, 44, 30, 100],
  [20, 40.32, 10.16, 12, 5.6, 52, 35, 100],
];

type Head = 'cap' | 'button' | 'sunk';

function volumeOf(head: Head, row: Row, l: number, pitch: number): number {
  const [d, dk, k, s, t, b] = row;
  const socket = hexagon(s, t);
  const threaded = b === 0 ? l : b;
  if (head === 'cap') return cylinder(dk, k) - socket + shank(d, pitch, l, threaded);
  if (head === 'button') return cap(dk, k) - socket + shank(d, pitch, l, threaded);
  return frustum(dk, d, k) - socket + shank(d, pitch, Math.max(l - k, 0), threaded);
}

const shapes = (head: Head, rows: readonly Row[]): Shape[] =>
  rows.flatMap((row) => {
    const [d, dk, k, s, t, b, shortest, longest] = row;
    const pitch = coarse(d);
    return lengthsFrom(shortest, longest).map((l): Shape => {
      const dimensions: Dimension[] = [
        ['d', 'Thread diameter', mm(d)],
        ['P', 'Pitch', mm(pitch)],
        ['l', 'Length', mm(l)],
        ['b', 'Thread length', mm(b === 0 ? l : Math.min(b, l))],
        ['dk', 'Head diameter', mm(dk)],
        ['k', 'Head height', mm(k)],
        ['s', 'Socket', mm(s)],
        ['t', 'Socket depth', mm(t)],
      ];
      return {
        code: `${codeOf(d, 2)}${codeOf(l, 3)}`,
        size: `M${figure(d)}`,
        length: mm(l),
        thread: 'Metric coarse',
        words: `M${figure(d)} × ${figure(l)}`,
        demand: demandOfMetric(d, l),
        volume: volumeOf(head, row, l, pitch),
        dimensions,
      };
    });
  });

const flatHeadGrades = [
  ...steel([{ code: '109', spec: '10.9', words: '10.9', rate: 11.6, demand: 1, finishes: ['P', 'Z', 'Y', 'B', 'M'] }]),
  ...stainless,
];

const common = {
  category: 'Socket screws',
  application: 'Machinery and vibration',
  role: 'screw',
  mates: ['nut', 'washer'],
  pricePer: 100,
  handling: 0.05,
  factor: 1,
  suits: suitsMetric,
} as const;

export const socketScrewFamilies: readonly Family[] = [
  {
    ...common,
    key: 'iso-4762',
    prefix: 'SCS',
    title: 'Socket cap screw',
    productType: 'Socket cap screws',
    standard: 'ISO 4762',
    image: 'socket-cap-screw',
    share: 1.2,
    shapes: shapes('cap', capRows),
    treatments: socketGrades,
  },
  {
    ...common,
    key: 'iso-7380',
    prefix: 'SBS',
    title: 'Socket button screw',
    productType: 'Socket button screws',
    standard: 'ISO 7380-1',
    image: 'socket-button-screw',
    share: 1.5,
    shapes: shapes('button', buttonRows),
    treatments: flatHeadGrades,
  },
  {
    ...common,
    key: 'iso-10642',
    prefix: 'SCK',
    title: 'Socket countersunk screw',
    productType: 'Socket countersunk screws',
    standard: 'ISO 10642',
    image: 'socket-countersunk-screw',
    share: 1.5,
    shapes: shapes('sunk', sunkRows),
    treatments: flatHeadGrades,
  },
];
