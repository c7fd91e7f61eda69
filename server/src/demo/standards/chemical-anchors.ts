import { codeOf, demandOfMetric, type Family, mm, type Shape } from './family.ts';
import { coarse, pitchDiameter } from './threads.ts';
import { stainless, steel, type Treatment } from './treatments.ts';
import { cylinder } from './volume.ts';

/**
 * Chemical anchors. No public standard fixes their sizes: holes and embedments are typical of assessments to EAD 330499
 * (bonded fasteners); d, hole d0, standard embedment hef, stud lengths; mm.
 */
const rows: readonly (readonly [d: number, d0: number, hef: number, lengths: readonly number[]])[] = [
  [8, 10, 80, [110, 150]],
  [10, 12, 90, [115, 130, 170, 190]],
  [12, 14, 110, [145, 160, 220, 260]],
  [16, 18, 125, [165, 190, 230, 260, 300]],
  [20, 24, 170, [220, 240, 260, 300, 350]],
  [24, 28, 210, [270, 300, 350, 400]],
  [27, 30, 240, [300, 340]],
  [30, 35, 280, [340, 380, 450]],
];

const studs: Shape[] = rows.flatMap(([d, d0, hef, lengths]) =>
  lengths.map(
    (l): Shape => ({
      code: `${codeOf(d, 2)}${codeOf(l, 3)}`,
      size: `M${d}`,
      length: mm(l),
      thread: 'Metric coarse',
      words: `M${d} × ${l}`,
      demand: demandOfMetric(d),
      volume: cylinder(pitchDiameter(d, coarse(d)), l),
      dimensions: [
        ['d', 'Thread diameter', mm(d)],
        ['d0', 'Hole diameter', mm(d0)],
        ['hef', 'Embedment', mm(hef)],
        ['l', 'Length', mm(l)],
        ['tfix', 'Greatest fixture', mm(Math.max(l - hef - d, 0))],
      ],
    }),
  ),
);

/** A capsule fills the gap between hole and stud; the glass is part of the mortar. */
const capsules: Shape[] = rows.map(([d, d0, hef]) => ({
  code: `${codeOf(d, 2)}${codeOf(hef, 3)}`,
  size: `M${d}`,
  length: mm(hef),
  thread: '',
  words: `M${d} × ${hef}`,
  demand: demandOfMetric(d),
  volume: cylinder(d0 - 1, hef * 0.85),
  dimensions: [
    ['d', 'For stud', `M${d}`],
    ['d0', 'Hole diameter', mm(d0)],
    ['hef', 'Hole depth', mm(hef)],
    ['L', 'Capsule length', mm(Math.round(hef * 0.85))],
  ],
}));

const cartridges: Shape[] = [150, 300, 380, 400, 410, 440, 585, 600].map((millilitres) => ({
  code: `00${String(millilitres).padStart(3, '0')}`,
  size: `${millilitres} ml`,
  length: '',
  thread: '',
  words: `${millilitres} ml`,
  demand: millilitres >= 300 && millilitres <= 400 ? 1 : 0.5,
  volume: millilitres * 1000,
  dimensions: [['V', 'Contents', `${millilitres} ml`]],
}));

const resin = (code: string, words: string, rate: number, demand: number): Treatment => ({
  code,
  words,
  spec: words[0] === undefined ? words : words[0].toUpperCase() + words.slice(1),
  finish: '',
  material: 'resin',
  materialName: 'Two-part mortar',
  rate,
  demand,
});

const common = {
  category: 'Anchors',
  standard: 'EN 1992-4',
  application: 'Concrete and masonry',
  pricePer: 1,
  share: 5,
} as const;

export const chemicalAnchorFamilies: readonly Family[] = [
  {
    ...common,
    key: 'chemical-stud',
    prefix: 'CHS',
    title: 'Chemical stud',
    productType: 'Chemical studs',
    image: 'chemical-stud',
    role: 'stud',
    mates: ['adhesive', 'nut', 'washer'],
    handling: 0.4,
    factor: 1.5,
    shapes: studs,
    treatments: [
      ...steel([
        { code: '58', spec: '5.8', words: 'class 5.8', rate: 7.5, demand: 1, finishes: ['P', 'Z', 'G'] },
        { code: '88', spec: '8.8', words: 'class 8.8', rate: 9, demand: 0.6, finishes: ['Z', 'G'] },
      ]),
      ...stainless,
    ],
  },
  {
    ...common,
    key: 'chemical-capsule',
    prefix: 'CHC',
    title: 'Chemical capsule',
    productType: 'Chemical capsules',
    image: 'chemical-capsule',
    role: 'adhesive',
    mates: ['stud'],
    handling: 1.6,
    factor: 1.4,
    shapes: capsules,
    treatments: [
      resin('VES', 'vinylester', 60, 1),
      resin('UMA', 'urethane methacrylate', 72, 0.6),
      resin('EPX', 'epoxy', 95, 0.4),
    ],
  },
  {
    ...common,
    key: 'chemical-cartridge',
    prefix: 'CHK',
    title: 'Chemical cartridge',
    productType: 'Chemical cartridges',
    image: 'chemical-cartridge',
    role: 'adhesive',
    mates: ['stud', 'rod'],
    handling: 6,
    factor: 1,
    shapes: cartridges,
    treatments: [
      resin('PES', 'polyester', 26, 1),
      resin('VES', 'vinylester', 38, 0.9),
      resin('PEW', 'polyester, winter', 29, 0.4),
      resin('VEW', 'vinylester, winter', 41, 0.4),
      resin('VET', 'vinylester, tropical', 41, 0.3),
      resin('EPX', 'epoxy', 62, 0.8),
      resin('EPS', 'epoxy, slow', 66, 0.3),
      resin('UMA', 'urethane methacrylate', 48, 0.4),
    ],
  },
];
