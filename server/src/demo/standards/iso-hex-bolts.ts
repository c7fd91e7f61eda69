import { codeOf, demandOfMetric, type Family, figure, lengthsFrom, mm, type Shape } from './family.ts';
import { boltCorners, type HexSize, hexSizes } from './iso-hex-sizes.ts';
import { coarse, finePitch } from './threads.ts';
import { boltGrades, type Treatment } from './treatments.ts';
import { hexagon, shank } from './volume.ts';

/** Thread length of ISO 4014:2011 (after ISO 888): 2d + 6 up to 125 mm, 2d + 12 up to 200 mm, 2d + 25 beyond. */
function threadLength(d: number, l: number): number {
  return 2 * d + (l <= 125 ? 6 : l <= 200 ? 12 : 25);
}

function shapeOf(size: HexSize, l: number, pitch: number, fullThread: boolean, fine: boolean): Shape {
  const { d, s, k } = size;
  const b = fullThread ? l : Math.min(threadLength(d, l), l);
  return {
    code: `${codeOf(d, 2)}${codeOf(l, 3)}`,
    size: `M${figure(d)}`,
    length: mm(l),
    thread: fine ? 'Metric fine' : 'Metric coarse',
    words: `M${figure(d)}${fine ? ` × ${figure(pitch)}` : ''} × ${figure(l)}`,
    demand: demandOfMetric(d, l) * (fine ? 0.25 : 1),
    volume: hexagon(s, k) + shank(d, pitch, l, b),
    dimensions: [
      ['d', 'Thread diameter', mm(d)],
      ['P', 'Pitch', mm(pitch)],
      ['l', 'Length', mm(l)],
      ['b', 'Thread length', mm(b)],
      ['k', 'Head height', mm(k)],
      ['s', 'Width across flats', mm(s)],
      ['e', 'Width across corners', mm(boltCorners(size, l))],
    ],
  };
}

/** Whether a metric size exists in a treatment: brass up to M20, class 12.9 from M5 to M36, galvanised from M5. */
export function suitsMetric(shape: Shape, treatment: Treatment): boolean {
  const d = Number(shape.size.slice(1));
  if (treatment.material === 'brass') return d <= 20;
  if (treatment.spec === '12.9') return d >= 5 && d <= 36;
  if (treatment.finish.includes('galvanised')) return d >= 5;
  return true;
}

const shapes = (fullThread: boolean, fine: boolean): Shape[] =>
  hexSizes.flatMap((size) => {
    const range = fullThread ? size.screw : size.bolt;
    const pitch = fine ? finePitch[size.d] : coarse(size.d);
    if (!range || pitch === undefined) return [];
    return lengthsFrom(...range).map((l) => shapeOf(size, l, pitch, fullThread, fine));
  });

const common = {
  category: 'Bolts and screws',
  application: 'General engineering',
  role: 'bolt',
  mates: ['nut', 'washer'],
  pricePer: 100,
  handling: 0.03,
  factor: 1,
  treatments: boltGrades((spec) => `class ${spec}`),
  suits: suitsMetric,
} as const;

export const hexBoltFamilies: readonly Family[] = [
  {
    ...common,
    key: 'iso-4014',
    prefix: 'HXB',
    title: 'Hex bolt',
    productType: 'Hex bolts',
    standard: 'ISO 4014',
    image: 'hex-bolt',
    share: 1.2,
    shapes: shapes(false, false),
  },
  {
    ...common,
    key: 'iso-4017',
    prefix: 'HXS',
    title: 'Hex set screw',
    productType: 'Hex set screws',
    standard: 'ISO 4017',
    image: 'hex-screw',
    share: 1.2,
    shapes: shapes(true, false),
  },
  {
    ...common,
    key: 'iso-8765',
    prefix: 'HFB',
    title: 'Hex bolt fine',
    productType: 'Hex bolts',
    standard: 'ISO 8765',
    image: 'hex-bolt',
    share: 0.5,
    shapes: shapes(false, true),
  },
  {
    ...common,
    key: 'iso-8676',
    prefix: 'HFS',
    title: 'Hex set screw fine',
    productType: 'Hex set screws',
    standard: 'ISO 8676',
    image: 'hex-screw',
    share: 0.5,
    shapes: shapes(true, true),
  },
];
