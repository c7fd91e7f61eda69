import { codeOf, demandOfMetric, type Family, mm, type Shape } from './family.ts';
import { coarsePitch } from './threads.ts';
import { metal, stainless, steel } from './treatments.ts';
import { cylinder } from './volume.ts';

/** DIN 127:1987 form B, table 1: d, d1 (min), d2 (max), section b × s; mm. */
const springRows: readonly (readonly [d: number, d1: number, d2: number, b: number, s: number])[] = [
  [3, 3.1, 6.2, 1.3, 0.8],
  [4, 4.1, 7.6, 1.5, 0.9],
  [5, 5.1, 9.2, 1.8, 1.2],
  [6, 6.1, 11.8, 2.5, 1.6],
  [8, 8.1, 14.8, 3, 2],
  [10, 10.2, 18.1, 3.5, 2.2],
  [12, 12.2, 21.1, 4, 2.5],
  [14, 14.2, 24.1, 4.5, 3],
  [16, 16.2, 27.4, 5, 3.5],
  [18, 18.2, 29.4, 5, 3.5],
  [20, 20.2, 33.6, 6, 4],
  [22, 22.5, 35.9, 6, 4],
  [24, 24.5, 40, 7, 5],
  [27, 27.5, 43, 7, 5],
  [30, 30.5, 48.2, 8, 6],
  [36, 36.5, 58.2, 10, 6],
  [42, 42.5, 68.2, 12, 7],
  [48, 49, 75, 12, 7],
];
const springs: Shape[] = springRows.map(([d, d1, d2, b, s]) => ({
  code: `${codeOf(d, 2)}000`,
  size: `M${d}`,
  length: '',
  thread: '',
  words: `M${d}`,
  demand: demandOfMetric(d),
  volume: Math.PI * (d1 + b) * b * s,
  dimensions: [
    ['d', 'For thread', `M${d}`],
    ['d1', 'Hole', mm(d1)],
    ['d2', 'Outside diameter', mm(d2)],
    ['b', 'Section width', mm(b)],
    ['s', 'Section height', mm(s)],
  ],
}));

/**
 * DIN 580:2018, table 1 (lifting eye bolts): d, eye inside d4, eye outside d3, collar d2, height h, shank l (mm), working load limit in
 * line with the shank and at up to 45° of one leg (kg).
 */
type EyeRow = readonly [
  d: number,
  d4: number,
  d3: number,
  d2: number,
  h: number,
  l: number,
  inLine: number,
  at45: number,
];
export const eyeRows: readonly EyeRow[] = [
  [8, 20, 36, 20, 36, 13, 140, 95],
  [10, 25, 45, 25, 45, 17, 230, 170],
  [12, 30, 54, 30, 53, 20.5, 340, 240],
  [16, 35, 63, 35, 62, 27, 700, 500],
  [20, 40, 72, 40, 71, 30, 1200, 860],
  [24, 50, 90, 50, 90, 36, 1800, 1290],
  [30, 60, 108, 65, 109, 45, 3200, 2300],
  [36, 70, 126, 75, 128, 54, 4600, 3300],
];
const eyes: Shape[] = eyeRows.map(([d, d4, d3, d2, h, l, inLine, at45]) => {
  const wire = (d3 - d4) / 2;
  return {
    code: `${codeOf(d, 2)}000`,
    size: `M${d}`,
    length: '',
    thread: 'Metric coarse',
    words: `M${d}`,
    demand: 0.6,
    volume: cylinder(wire, Math.PI * (d4 + wire)) + cylinder(d, l) + cylinder(d * 1.9, d * 0.6),
    dimensions: [
      ['d', 'Thread diameter', mm(d)],
      ['P', 'Pitch', mm(coarsePitch[d] ?? 0)],
      ['d3', 'Eye outside', mm(d3)],
      ['d4', 'Eye inside', mm(d4)],
      ['d2', 'Collar diameter', mm(d2)],
      ['h', 'Height', mm(h)],
      ['l', 'Shank length', mm(l)],
      ['WLL', 'Working load limit, in line', `${inLine} kg`],
      ['WLL 45°', 'Working load limit, up to 45°', `${at45} kg`],
    ],
  };
});

/** U-bolts are bent to drawing: rod d, drop inside, width inside; mm. */
const uBolts: Shape[] = [10, 12, 16, 20, 24].flatMap((d) =>
  [150, 250, 350, 450].map(
    (drop): Shape => ({
      code: `${d}${drop}`,
      size: `M${d}`,
      length: mm(drop),
      thread: 'Metric coarse',
      words: `M${d}, ${drop} drop, to drawing`,
      demand: 0.3,
      volume: cylinder(d, 2 * drop + d * 9),
      dimensions: [
        ['d', 'Rod diameter', mm(d)],
        ['l', 'Drop', mm(drop)],
        ['w', 'Width inside', mm(d * 5)],
        ['b', 'Thread length', mm(d * 4)],
      ],
    }),
  ),
);

/** Cold rolled strut of AS/NZS 4600 section: width × depth × wall; mm. Length in m. */
const channels: Shape[] = (
  [
    [41, 41, 2.5],
    [41, 21, 2.5],
    [41, 41, 1.6],
    [41, 21, 1.6],
    [82, 41, 2.5],
  ] as const
).flatMap(([w, h, wall], index) =>
  [3, 6].map(
    (metre): Shape => ({
      code: `${w}0${h}${index >= 2 && index < 4 ? 'L' : ''}${metre === 6 ? '' : '03'}`,
      size: `${w} × ${h}`,
      length: `${metre} m`,
      thread: '',
      words: `${w} × ${h} × ${metre} m${wall === 1.6 ? ', light' : ''}`,
      demand: 0.6,
      volume: (w + 2 * h + 2 * 9) * wall * metre * 1000,
      dimensions: [
        ['w', 'Width', mm(w)],
        ['h', 'Depth', mm(h)],
        ['t', 'Wall', mm(wall)],
        ['l', 'Length', `${metre} m`],
      ],
    }),
  ),
);

const common = { pricePer: 1, factor: 1.6, share: 4 } as const;

export const sundryFamilies: readonly Family[] = [
  {
    ...common,
    key: 'din-127',
    prefix: 'WSP',
    title: 'Spring washer',
    category: 'Washers',
    productType: 'Spring washers',
    standard: 'DIN 127',
    application: 'Machinery and vibration',
    image: 'spring-washer',
    role: 'washer',
    mates: ['nut', 'bolt'],
    pricePer: 100,
    handling: 0.006,
    factor: 1,
    shapes: springs,
    treatments: [
      ...steel([{ code: '00', spec: 'Spring steel', words: '', rate: 7, demand: 1, finishes: ['P', 'Z', 'G', 'M'] }]),
      ...stainless,
    ],
  },
  {
    ...common,
    key: 'din-580',
    prefix: 'EYB',
    title: 'Eye bolt',
    category: 'Lifting and pipe',
    productType: 'Eye bolts',
    standard: 'DIN 580',
    application: 'Lifting',
    image: 'eye-bolt',
    role: 'fixing',
    mates: ['nut', 'washer'],
    handling: 1.2,
    shapes: eyes,
    treatments: [
      ...steel([{ code: 'C15', spec: 'C15E', words: '', rate: 9, demand: 1, finishes: ['P', 'Z', 'G'] }]),
      metal('316', 'A4', 'stainless 316', 'stainless', 'Stainless steel 316', 33, 0.8),
    ],
  },
  {
    ...common,
    key: 'u-bolt',
    prefix: 'UBT',
    title: 'U-bolt',
    category: 'Lifting and pipe',
    productType: 'U-bolts',
    standard: 'To drawing',
    application: 'Building services',
    image: 'u-bolt',
    role: 'fixing',
    mates: ['nut', 'washer'],
    handling: 2.5,
    shapes: uBolts,
    treatments: [
      ...steel([{ code: '00', spec: '4.6', words: '', rate: 7, demand: 1, finishes: ['P', 'Z', 'G'] }]),
      metal('316', 'A4', 'stainless 316', 'stainless', 'Stainless steel 316', 33, 0.5),
    ],
  },
  {
    ...common,
    key: 'strut',
    prefix: 'CCH',
    title: 'Strut channel',
    category: 'Lifting and pipe',
    productType: 'Strut channel',
    standard: 'AS/NZS 4600',
    application: 'Building services',
    image: 'strut-channel',
    role: 'fixing',
    mates: [],
    handling: 3,
    factor: 0.75,
    shapes: channels,
    treatments: [
      { ...metal('HDG', 'G250', 'galv', 'steel', 'Carbon steel', 9, 1), finish: 'Hot-dip galvanised' },
      metal('PLN', 'G250', 'plain', 'steel', 'Carbon steel', 6, 0.5),
      metal('316', 'A4', 'stainless 316', 'stainless', 'Stainless steel 316', 33, 0.3),
    ],
  },
];
