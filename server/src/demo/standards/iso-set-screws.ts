import { codeOf, demandOfMetric, type Family, figure, lengthsFrom, mm, type Shape } from './family.ts';
import { coarse, pitchDiameter } from './threads.ts';
import { stainless, steel } from './treatments.ts';
import { cylinder, hexagon } from './volume.ts';

/**
 * Set screws with a hexagon socket, table 1 of each of ISO 4026:2003 (flat point dp), ISO 4027:2003 (cone point dt),
 * ISO 4028:2003 (dog point dp and z, long) and ISO 4029:2003 (cup point dz); socket s and min depth t for long screws; mm.
 */
interface SetScrewSize {
  readonly d: number;
  readonly s: number;
  readonly t: number;
  readonly flat: number;
  readonly cone: number;
  readonly dog: readonly [dp: number, z: number];
  readonly cup: number;
  readonly longest: number;
}
const size = (
  d: number,
  s: number,
  t: number,
  flat: number,
  cone: number,
  dog: readonly [number, number],
  cup: number,
  longest: number,
): SetScrewSize => ({ d, s, t, flat, cone, dog, cup, longest });

const sizes: readonly SetScrewSize[] = [
  size(1.6, 0.7, 1.5, 0.8, 0.4, [0.8, 1.05], 0.8, 8),
  size(2, 0.9, 1.7, 1, 0.5, [1, 1.25], 1, 10),
  size(2.5, 1.3, 2, 1.5, 0.65, [1.5, 1.5], 1.2, 12),
  size(3, 1.5, 2, 2, 0.75, [2, 1.75], 1.4, 16),
  size(4, 2, 2.5, 2.5, 1, [2.5, 2.25], 2, 20),
  size(5, 2.5, 3, 3.5, 1.25, [3.5, 2.75], 2.5, 25),
  size(6, 3, 3.5, 4, 1.5, [4, 3.25], 3, 30),
  size(8, 4, 5, 5.5, 2, [5.5, 4.3], 5, 40),
  size(10, 5, 6, 7, 2.5, [7, 5.3], 6, 50),
  size(12, 6, 8, 8.5, 3, [8.5, 6.3], 8, 60),
  size(16, 8, 10, 12, 4, [12, 8.36], 10, 60),
  size(20, 10, 12, 15, 5, [15, 10.36], 14, 60),
  size(24, 12, 15, 18, 6, [18, 12.43], 16, 60),
];

type Point = 'flat' | 'cone' | 'dog' | 'cup';

const shapes = (point: Point): Shape[] =>
  sizes.flatMap((row) => {
    const { d, s, t } = row;
    const pitch = coarse(d);
    const shortest = Math.max(2, d * (point === 'dog' ? 1.25 : 0.9));
    const tip = point === 'dog' ? row.dog[0] : row[point];
    const symbol = point === 'cone' ? 'dt' : point === 'cup' ? 'dz' : 'dp';
    return lengthsFrom(shortest, row.longest).map(
      (l): Shape => ({
        code: `${codeOf(d, 2)}${codeOf(l, 3)}`,
        size: `M${figure(d)}`,
        length: mm(l),
        thread: 'Metric coarse',
        words: `M${figure(d)} × ${figure(l)}`,
        demand: demandOfMetric(d, l),
        volume: Math.max(cylinder(pitchDiameter(d, pitch), l) - hexagon(s, Math.min(t, l * 0.6)), 1),
        dimensions: [
          ['d', 'Thread diameter', mm(d)],
          ['P', 'Pitch', mm(pitch)],
          ['l', 'Length', mm(l)],
          ['s', 'Socket', mm(s)],
          ['t', 'Socket depth', mm(t)],
          [symbol, 'Point diameter', mm(tip)],
          ...(point === 'dog' ? ([['z', 'Point length', mm(row.dog[1])]] as const) : []),
        ],
      }),
    );
  });

/** Hardness class 45H of ISO 898-5:2012; austenitic ones class 21H of ISO 3506-3. */
const treatments = [
  ...steel([{ code: '45H', spec: '45H', words: '45H', rate: 13, demand: 1, finishes: ['P', 'Z', 'Y', 'B', 'M'] }]),
  ...stainless,
];

const family = (point: Point, key: string, prefix: string, words: string): Family => ({
  key,
  prefix,
  title: `Socket set screw ${words},`,
  category: 'Socket screws',
  productType: 'Socket set screws',
  standard: key.replace('iso-', 'ISO '),
  application: 'Machinery and vibration',
  image: `set-screw-${point}`,
  role: 'screw',
  mates: ['nut'],
  pricePer: 100,
  handling: 0.045,
  factor: 1,
  share: 1,
  shapes: shapes(point),
  treatments,
  describe: (shape, treatment) => `Socket set screw ${shape.words}, ${words}, ${treatment.words}`,
});

export const setScrewFamilies: readonly Family[] = [
  family('flat', 'iso-4026', 'SSF', 'flat point'),
  family('cone', 'iso-4027', 'SSC', 'cone point'),
  family('dog', 'iso-4028', 'SSD', 'dog point'),
  family('cup', 'iso-4029', 'SSK', 'cup point'),
];
