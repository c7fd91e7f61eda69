import { codeOf, demandOfMetric, type Family, figure, mm, type Shape } from './family.ts';
import { coarsePitch, inchLengthCode, inchSizes, pitchDiameter } from './threads.ts';
import { brass, metal, stainless, steel } from './treatments.ts';
import { cylinder } from './volume.ts';

/** DIN 976-1:2016 form A, threads of ISO 261 (metric) and ASME B1.1 (UNC); lengths as sold: 1, 2 and 3 m. */
const metres = [1, 2, 3] as const;

const metric: Shape[] = Object.entries(coarsePitch)
  .map(([d, pitch]) => [Number(d), pitch] as const)
  .filter(([d]) => d >= 3 && d !== 3.5)
  .sort(([a], [b]) => a - b)
  .flatMap(([d, pitch]) =>
    metres.map(
      (metre): Shape => ({
        code: `${codeOf(d, 2)}${metre}00`,
        size: `M${figure(d)}`,
        length: `${metre} m`,
        thread: 'Metric coarse',
        words: `M${figure(d)} × ${metre} m`,
        demand: demandOfMetric(d) * (metre === 1 ? 1 : 0.5),
        volume: cylinder(pitchDiameter(d, pitch), metre * 1000),
        dimensions: [
          ['d', 'Thread diameter', mm(d)],
          ['P', 'Pitch', mm(pitch)],
          ['l', 'Length', mm(metre * 1000)],
          ['d2', 'Pitch diameter', mm(pitchDiameter(d, pitch))],
        ],
      }),
    ),
  );

const inch: Shape[] = inchSizes
  .filter((size) => size.inch >= 0.19)
  .flatMap((size) => {
    const tpi = size.unc;
    if (tpi === null) return [];
    return ([36, 72, 144] as const).map(
      (length): Shape => ({
        code: `${size.code}${inchLengthCode(length)}`,
        size: size.name,
        length: `${length / 12} ft`,
        thread: 'UNC',
        words: `${size.name} UNC × ${length / 12} ft`,
        demand: 0.2,
        volume: cylinder(pitchDiameter(size.inch, 1 / tpi), length) * 25.4 ** 3,
        dimensions: [
          ['D', 'Thread diameter', `${size.inch} in`],
          ['n', 'Threads to the inch', String(tpi)],
          ['L', 'Length', `${length} in`],
        ],
      }),
    );
  });

const common = {
  title: 'Threaded rod',
  category: 'Threaded rod',
  productType: 'Threaded rod',
  application: 'Building services',
  image: 'threaded-rod',
  role: 'rod',
  mates: ['nut', 'washer'],
  pricePer: 1,
  handling: 0.9,
  factor: 1.25,
  share: 2,
} as const;

export const threadedRodFamilies: readonly Family[] = [
  {
    ...common,
    key: 'din-976',
    prefix: 'TRD',
    standard: 'DIN 976-1',
    shapes: metric,
    treatments: [
      ...steel([
        { code: '48', spec: '4.8', words: '4.8', rate: 6.2, demand: 1, finishes: ['P', 'Z', 'G', 'M'] },
        { code: '88', spec: '8.8', words: '8.8', rate: 8.8, demand: 0.6, finishes: ['P', 'Z', 'Y', 'G', 'M', 'B'] },
        { code: '109', spec: '10.9', words: '10.9', rate: 11.5, demand: 0.2, finishes: ['P', 'Z', 'B'] },
        { code: 'B7', spec: 'B7', words: 'B7', rate: 10.2, demand: 0.4, finishes: ['P', 'Z', 'G'] },
      ]),
      ...stainless,
      brass,
    ],
  },
  {
    ...common,
    key: 'din-976-unc',
    prefix: 'TRU',
    standard: 'ASTM A307',
    shapes: inch,
    treatments: [
      ...steel([
        { code: 'A3', spec: 'A307', words: 'A307', rate: 6.8, demand: 1, finishes: ['P', 'Z', 'G'] },
        { code: 'B7', spec: 'B7', words: 'B7', rate: 10.6, demand: 0.6, finishes: ['P', 'Z', 'G'] },
      ]),
      metal('304', 'F593 304', 'stainless 304', 'stainless', 'Stainless steel 304', 24, 0.4),
      metal('316', 'F593 316', 'stainless 316', 'stainless', 'Stainless steel 316', 33, 0.4),
    ],
  },
];
