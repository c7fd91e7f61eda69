import { codeOf, demandOfMetric, type Family, figure, lengthsFrom, mm, type Shape } from './family.ts';
import { coarse } from './threads.ts';
import { finishes, type Treatment } from './treatments.ts';
import { hexagon, nutBody, ring, shank } from './volume.ts';

/**
 * AS/NZS 1252.1:2016, tables of bolts, nuts and washers: s across flats, k head height, m nut height (max),
 * b thread length (up to 100 mm, beyond), washer d2 and h, lengths; mm.
 */
const rows: readonly {
  readonly d: number;
  readonly s: number;
  readonly k: number;
  readonly m: number;
  readonly b: readonly [number, number];
  readonly washer: readonly [d1: number, d2: number, h: number];
  readonly range: readonly [number, number];
}[] = [
  { d: 12, s: 22, k: 7.5, m: 12.3, b: [25, 32], washer: [13, 28, 3], range: [30, 120] },
  { d: 16, s: 27, k: 10, m: 17.1, b: [31, 38], washer: [18, 34, 4], range: [40, 150] },
  { d: 20, s: 34, k: 12.5, m: 20.7, b: [36, 43], washer: [22, 42, 4], range: [45, 200] },
  { d: 22, s: 36, k: 14, m: 23.6, b: [38, 45], washer: [24, 45, 4], range: [50, 200] },
  { d: 24, s: 41, k: 15, m: 24.2, b: [41, 48], washer: [26, 50, 4], range: [55, 240] },
  { d: 27, s: 46, k: 17, m: 27.6, b: [44, 51], washer: [30, 56, 5], range: [60, 240] },
  { d: 30, s: 50, k: 18.7, m: 30.7, b: [49, 56], washer: [33, 60, 5], range: [70, 300] },
  { d: 36, s: 60, k: 22.5, m: 36.6, b: [56, 63], washer: [39, 72, 6], range: [90, 300] },
];

/** Structural bolts also come in 5 mm steps up to 150 mm. */
const structuralLengths = (range: readonly [number, number]) =>
  [...new Set([...lengthsFrom(...range), 75, 85, 95, 105, 115, 125, 135, 145])]
    .filter((l) => l >= range[0] && l <= range[1])
    .sort((a, b) => a - b);

const shapes: Shape[] = rows.flatMap(({ d, s, k, m, b, washer: [d1, d2, h], range }) =>
  structuralLengths(range).map((l): Shape => {
    const threaded = Math.min(l <= 100 ? b[0] : b[1], l);
    const pitch = coarse(d);
    return {
      code: `${codeOf(d, 2)}${codeOf(l, 3)}`,
      size: `M${figure(d)}`,
      length: mm(l),
      thread: 'Metric coarse',
      words: `M${figure(d)} × ${figure(l)}`,
      demand: demandOfMetric(d, l),
      volume: hexagon(s, k) + shank(d, pitch, l, threaded) + nutBody(s, m, d, pitch) + ring(d2, d1, h),
      dimensions: [
        ['d', 'Thread diameter', mm(d)],
        ['P', 'Pitch', mm(pitch)],
        ['l', 'Length', mm(l)],
        ['b', 'Thread length', mm(threaded)],
        ['k', 'Head height', mm(k)],
        ['s', 'Width across flats', mm(s)],
        ['m', 'Nut height', mm(m)],
        ['d2', 'Washer outside diameter', mm(d2)],
        ['h', 'Washer thickness', mm(h)],
      ],
    };
  }),
);

/** K0: no requirement, K1: k class by test, K2: k value with scatter (EN 14399-1, adopted by AS/NZS 1252.1). */
const treatment = (code: string, k: string, finish: 'P' | 'G' | 'M', demand: number): Treatment => ({
  code,
  words: finish === 'G' ? k : `${k}, ${finishes[finish].words}`,
  spec: `8.8 ${k}`,
  finish: finishes[finish].name,
  material: 'steel',
  materialName: 'Quenched and tempered steel',
  rate: 8.2 * finishes[finish].factor,
  demand,
});

export const structuralFamilies: readonly Family[] = [
  {
    key: 'as-nzs-1252',
    prefix: 'HTB',
    title: 'Structural assembly',
    category: 'Structural',
    productType: 'Structural assemblies',
    standard: 'AS/NZS 1252.1',
    application: 'Structural steelwork',
    image: 'structural-assembly',
    role: 'assembly',
    mates: ['washer', 'nut'],
    pricePer: 1,
    handling: 0.12,
    factor: 1.1,
    share: 3,
    shapes,
    treatments: [
      treatment('109', 'K0', 'G', 1),
      treatment('109K1', 'K1', 'G', 0.5),
      treatment('109K2', 'K2', 'G', 0.5),
      treatment('109P', 'K0', 'P', 0.3),
      treatment('109M', 'K0', 'M', 0.4),
      treatment('109MK1', 'K1', 'M', 0.25),
    ],
  },
];
