import { codeOf, demandOfMetric, type Family, figure, mm, type Shape } from './family.ts';
import { suitsMetric } from './iso-hex-bolts.ts';
import { hexSizes, nutCorners } from './iso-hex-sizes.ts';
import { coarse, finePitch } from './threads.ts';
import { nutGrades, type Treatment, thinNutGrades } from './treatments.ts';
import { nutBody } from './volume.ts';

export interface NutSize {
  readonly d: number;
  readonly s: number;
  readonly e: number;
  /** Height of the nut; `threaded` is the height of its thread if a collar extends above it. */
  readonly height: number;
  readonly threaded?: number;
}

export function nutShape(size: NutSize, fine = false): Shape {
  const { d, s, e, height } = size;
  const pitch = (fine ? finePitch[d] : undefined) ?? coarse(d);
  return {
    code: `${codeOf(d, 2)}000`,
    size: `M${figure(d)}`,
    length: '',
    thread: fine ? 'Metric fine' : 'Metric coarse',
    words: `M${figure(d)}${fine ? ` × ${figure(pitch)}` : ''}`,
    demand: demandOfMetric(d) * (fine ? 0.4 : 1),
    volume: nutBody(s, size.threaded === undefined ? height : (height + size.threaded) / 2, d, pitch),
    dimensions: [
      ['d', 'Thread diameter', mm(d)],
      ['P', 'Pitch', mm(pitch)],
      [size.threaded === undefined ? 'm' : 'h', 'Nut height', mm(height)],
      ...(size.threaded === undefined ? [] : ([['m', 'Thread height', mm(size.threaded)]] as const)),
      ['s', 'Width across flats', mm(s)],
      ['e', 'Width across corners', mm(e)],
    ],
  };
}

/** Description of a nut. Hot-dip galvanised nuts are tapped oversize to fit galvanised bolts (AS 1214). */
export const describeNut = (title: string) => (shape: Shape, treatment: Treatment) =>
  `${title} ${shape.words}, ${treatment.words}${treatment.finish === 'Hot-dip galvanised' ? ', oversize' : ''}`;

const common = {
  category: 'Nuts',
  productType: 'Hex nuts',
  application: 'General engineering',
  role: 'nut',
  mates: ['washer', 'bolt', 'rod'],
  pricePer: 100,
  handling: 0.008,
  factor: 1,
  image: 'hex-nut',
  treatments: nutGrades,
  suits: suitsMetric,
} as const;

export const hexNutFamilies: readonly Family[] = [
  {
    ...common,
    key: 'iso-4032',
    prefix: 'HXN',
    title: 'Hex nut',
    standard: 'ISO 4032',
    share: 3,
    shapes: hexSizes.map((size) => nutShape({ ...size, e: nutCorners(size), height: size.m })),
    describe: describeNut('Hex nut'),
  },
  {
    ...common,
    key: 'iso-4035',
    prefix: 'HTN',
    title: 'Thin hex nut',
    productType: 'Thin nuts',
    standard: 'ISO 4035',
    image: 'hex-nut-thin',
    share: 2,
    treatments: thinNutGrades,
    shapes: hexSizes.map((size) => nutShape({ ...size, e: nutCorners(size), height: size.mThin })),
    describe: describeNut('Thin hex nut'),
  },
  {
    ...common,
    key: 'iso-8673',
    prefix: 'HFN',
    title: 'Hex nut fine',
    standard: 'ISO 8673',
    share: 1.5,
    shapes: hexSizes
      .filter((size) => size.d in finePitch)
      .map((size) => nutShape({ ...size, e: nutCorners(size), height: size.m }, true)),
    describe: describeNut('Hex nut fine'),
  },
];
