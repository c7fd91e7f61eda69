import { codeOf, type Family, figure, mm, type Shape } from './family.ts';
import { brass, stainless, steel } from './treatments.ts';
import { cylinder } from './volume.ts';

/** ISO 1234:1997, table 1: nominal size (hole), eye c (max), b, long end a (max), lengths; mm. */
const rows: readonly (readonly [d: number, c: number, b: number, a: number, shortest: number, longest: number])[] = [
  [1, 1.8, 3, 1.6, 6, 20],
  [1.2, 2, 3, 2.5, 8, 25],
  [1.6, 2.8, 3.2, 2.5, 8, 32],
  [2, 3.6, 4, 2.5, 10, 40],
  [2.5, 4.6, 5, 2.5, 12, 50],
  [3.2, 5.8, 6.4, 3.2, 14, 63],
  [4, 7.4, 8, 4, 18, 80],
  [5, 9.2, 10, 4, 22, 100],
  [6.3, 11.8, 12.6, 4, 28, 125],
  [8, 15, 16, 4, 36, 160],
  [10, 19, 20, 6.3, 45, 200],
  [13, 24.8, 26, 6.3, 71, 250],
];
const pinLengths = [
  6, 8, 10, 12, 14, 16, 18, 20, 22, 25, 28, 32, 36, 40, 45, 50, 56, 63, 71, 80, 90, 100, 112, 125, 140, 160, 180, 200,
  224, 250,
];

const shapes: Shape[] = rows.flatMap(([d, c, b, a, shortest, longest]) =>
  pinLengths
    .filter((l) => l >= shortest && l <= longest)
    .map(
      (l): Shape => ({
        code: `${codeOf(d, 2)}${codeOf(l, 3)}`,
        size: `${figure(d)} mm`,
        length: mm(l),
        thread: '',
        words: `${figure(d)} × ${figure(l)}`,
        demand: d >= 2 && d <= 6.3 ? 0.8 : 0.3,
        // Two half-round legs make nearly one round wire of 0.9 d, bent once around the eye.
        volume: cylinder(d * 0.9, l + a) + cylinder(d * 0.45, Math.PI * (c - d * 0.45) + 2 * b),
        dimensions: [
          ['d', 'Nominal size (hole)', mm(d)],
          ['l', 'Length', mm(l)],
          ['c', 'Eye', mm(c)],
          ['b', 'Eye length', mm(b)],
          ['a', 'Long end', mm(a)],
        ],
      }),
    ),
);

export const splitPinFamilies: readonly Family[] = [
  {
    key: 'iso-1234',
    prefix: 'SPN',
    title: 'Split pin',
    category: 'Rivets and pins',
    productType: 'Split pins',
    standard: 'ISO 1234',
    application: 'Machinery and vibration',
    image: 'split-pin',
    role: 'fixing',
    mates: [],
    pricePer: 100,
    handling: 0.02,
    factor: 1.2,
    share: 1.6,
    shapes,
    treatments: [
      ...steel([{ code: 'ST', spec: 'Steel', words: '', rate: 6.5, demand: 1, finishes: ['P', 'Z', 'G'] }]),
      ...stainless,
      brass,
    ],
  },
];
