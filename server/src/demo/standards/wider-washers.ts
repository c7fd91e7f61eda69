import { type Family, figure, inches, mm, type Shape } from './family.ts';
import { inchSize } from './threads.ts';
import { inchStainless, metal, steel } from './treatments.ts';
import { ring } from './volume.ts';

type Row = readonly [name: string, d1: number, d2: number, h: number];

/** ASME B18.22.1-1965 (R2008), table 1A (type A plain washers), narrow and wide series: hole, outside, thickness; inches, basic. */
const narrowRows: readonly Row[] = [
  ['1/4', 0.281, 0.625, 0.065],
  ['5/16', 0.344, 0.688, 0.065],
  ['3/8', 0.406, 0.812, 0.065],
  ['7/16', 0.469, 0.922, 0.065],
  ['1/2', 0.531, 1.062, 0.095],
  ['9/16', 0.594, 1.156, 0.095],
  ['5/8', 0.656, 1.312, 0.095],
  ['3/4', 0.812, 1.469, 0.134],
  ['7/8', 0.938, 1.75, 0.134],
  ['1', 1.062, 2, 0.134],
];
const wideRows: readonly Row[] = [
  ['1/4', 0.312, 0.734, 0.065],
  ['5/16', 0.375, 0.875, 0.083],
  ['3/8', 0.438, 1, 0.083],
  ['7/16', 0.5, 1.25, 0.083],
  ['1/2', 0.562, 1.375, 0.109],
  ['9/16', 0.625, 1.469, 0.109],
  ['5/8', 0.688, 1.75, 0.134],
  ['3/4', 0.812, 2, 0.148],
  ['7/8', 0.938, 2.25, 0.165],
  ['1', 1.062, 2.5, 0.165],
];

const inchShapes = (rows: readonly Row[]): Shape[] =>
  rows.map(([name, d1, d2, h]) => {
    const size = inchSize(name);
    return {
      code: `${size.code}000`,
      size: name,
      length: '',
      thread: '',
      words: `${name}"`,
      demand: 0.7,
      volume: ring(d2, d1, h) * 25.4 ** 3,
      dimensions: [
        ['d', 'For thread', `${name} in`],
        ['d1', 'Hole', inches(d1)],
        ['d2', 'Outside diameter', inches(d2)],
        ['h', 'Thickness', inches(h)],
      ],
    };
  });

/** Bonded seals have no public standard; sizes usual for metric threads: d, hole, outside, thickness; mm. */
const sealRows: readonly (readonly [d: number, d1: number, d2: number, h: number])[] = [
  [6, 6.7, 11, 1],
  [8, 8.7, 14, 1],
  [10, 10.7, 16, 1.5],
  [12, 12.7, 18, 1.5],
  [14, 14.7, 22, 1.5],
  [16, 16.7, 24, 1.5],
  [20, 20.7, 28, 1.5],
  [24, 24.7, 32, 2],
];
const seals: Shape[] = sealRows.map(([d, d1, d2, h]) => ({
  code: `${String(d).padStart(2, '0')}000`,
  size: `M${figure(d)}`,
  length: '',
  thread: '',
  words: `M${figure(d)}`,
  demand: 0.5,
  volume: ring(d2, d1, h),
  dimensions: [
    ['d', 'For thread', `M${figure(d)}`],
    ['d1', 'Hole', mm(d1)],
    ['d2', 'Outside diameter', mm(d2)],
    ['h', 'Thickness', mm(h)],
  ],
}));

const common = {
  category: 'Washers',
  role: 'washer',
  mates: [],
  pricePer: 100,
  handling: 0.006,
  factor: 1.1,
  share: 6,
} as const;
const inchTreatments = [
  ...steel([{ code: '00', spec: 'Steel', words: '', rate: 5.8, demand: 1, finishes: ['Z', 'G'] }]),
  ...inchStainless,
];

export const widerWasherFamilies: readonly Family[] = [
  {
    ...common,
    key: 'asme-b18-22-1-narrow',
    prefix: 'WIA',
    title: 'Flat washer',
    productType: 'Flat washers',
    standard: 'ASME B18.22.1',
    application: 'General engineering',
    image: 'flat-washer',
    shapes: inchShapes(narrowRows),
    treatments: inchTreatments,
  },
  {
    ...common,
    key: 'asme-b18-22-1-wide',
    prefix: 'WIW',
    title: 'Large washer',
    productType: 'Large washers',
    standard: 'ASME B18.22.1',
    application: 'General engineering',
    image: 'flat-washer',
    shapes: inchShapes(wideRows),
    treatments: inchTreatments,
  },
  {
    ...common,
    key: 'bonded-seal',
    prefix: 'WBS',
    title: 'Bonded sealing washer',
    productType: 'Sealing washers',
    standard: 'To drawing',
    application: 'Machinery and vibration',
    image: 'flat-washer',
    handling: 0.25,
    shapes: seals,
    treatments: [
      ...steel([{ code: 'NBR', spec: 'Steel and nitrile', words: 'nitrile', rate: 9, demand: 1, finishes: ['Z'] }]),
      metal('316', 'A4 and Viton', 'stainless 316', 'stainless', 'Stainless steel 316', 40, 0.4),
    ],
  },
];
