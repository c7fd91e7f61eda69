import { type Family, mm, type Shape } from './family.ts';
import type { Material, Treatment } from './treatments.ts';
import { cylinder } from './volume.ts';

/**
 * Open end blind rivets: ISO 15977:2002 (AlA/St), ISO 15979:2002 (St/St), ISO 15983:2002 (A2/A2), ISO 15981:2002 (AlA/AlA), table 1:
 * d, code, head dk and k (max), mandrel dm, lengths; mm.
 */
const rows: readonly (readonly [
  d: number,
  code: string,
  dk: number,
  k: number,
  dm: number,
  lengths: readonly number[],
])[] = [
  [2.4, '24', 5, 1, 1.55, [4, 6, 8, 10, 12]],
  [3.2, '32', 6.7, 1.3, 2, [6, 8, 10, 12, 16, 20, 25]],
  [4, '40', 8.4, 1.7, 2.45, [6, 8, 10, 12, 16, 20, 25, 30]],
  [4.8, '48', 10.1, 2, 2.95, [6, 8, 10, 12, 16, 20, 25, 30, 35, 40]],
  [6.4, '64', 13.4, 2.7, 3.9, [12, 16, 20, 25, 30, 40]],
];

const heads = {
  '': { words: '', type: 'Dome head', wide: 1, demand: 1 },
  L: { words: ', large flange', type: 'Large flange', wide: 1.6, demand: 0.5 },
  K: { words: ', countersunk', type: 'Countersunk', wide: 0.95, demand: 0.35 },
} as const;
type Head = keyof typeof heads;

const shapes = (head: Head): Shape[] =>
  rows.flatMap(([d, code, dk, k, dm, lengths]) =>
    lengths.map((l): Shape => {
      const flange = Math.round(dk * heads[head].wide * 10) / 10;
      return {
        code: `${code}${String(l).padStart(3, '0')}`,
        size: `${d.toFixed(1)} mm`,
        length: mm(l),
        thread: '',
        words: `${d.toFixed(1)} × ${l}`,
        demand: heads[head].demand * (d >= 3.2 && d <= 4.8 ? 1 : 0.4),
        volume: cylinder(d, l) + cylinder(flange, k * 0.7) + cylinder(dm, 26),
        dimensions: [
          ['d', 'Body diameter', mm(d)],
          ['l', 'Length', mm(l)],
          ['dk', 'Head diameter', mm(flange)],
          ['k', 'Head height', mm(k)],
          ['dm', 'Mandrel diameter', mm(dm)],
        ],
      };
    }),
  );

const bodies: readonly (readonly [
  code: string,
  words: string,
  spec: string,
  material: Material,
  rate: number,
  demand: number,
])[] = [
  ['ALU', 'aluminium', 'AlA/St', 'aluminium', 21, 1],
  ['ALA', 'all aluminium', 'AlA/AlA', 'aluminium', 27, 0.5],
  ['STL', 'steel', 'St/St', 'steel', 9, 0.6],
  ['304', 'stainless 304', 'A2/A2', 'stainless', 42, 0.7],
  ['316', 'stainless 316', 'A4/A4', 'stainless', 55, 0.5],
];
const colours = ['white', 'cream', 'beige', 'grey', 'charcoal', 'black', 'brown', 'red', 'green', 'blue'];

const treatments = (head: Head): Treatment[] =>
  bodies.flatMap(([code, words, spec, material, rate, demand]) => {
    const base = { spec, material, materialName: `${words[0]?.toUpperCase()}${words.slice(1)}` };
    return [
      { ...base, code: `${code}${head}`, words: `${words}${heads[head].words}`, finish: 'Plain', rate, demand },
      ...(code === 'ALU'
        ? colours.map((colour, index) => ({
            ...base,
            code: `${code}${head}C${String(index + 1).padStart(2, '0')}`,
            words: `${words}${heads[head].words}, ${colour}`,
            finish: 'Painted',
            rate: rate * 1.4,
            demand: 0.25,
          }))
        : []),
    ];
  });

/** The standards of dome and countersunk heads by the materials of body and mandrel; A4/A4 is made to the dimensions of A2/A2. */
const standards: Readonly<Record<string, readonly [dome: string, countersunk: string]>> = {
  'AlA/St': ['ISO 15977', 'ISO 15978'],
  'St/St': ['ISO 15979', 'ISO 15980'],
  'AlA/AlA': ['ISO 15981', 'ISO 15982'],
  'A2/A2': ['ISO 15983', 'ISO 15984'],
  'A4/A4': ['ISO 15983', 'ISO 15984'],
};
/** No standard has the large flange. */
const toDrawing = 'To drawing';

const family = (head: Head): Family => ({
  key: `iso-15977${head === '' ? '' : `-${head.toLowerCase()}`}`,
  prefix: 'RVT',
  title: 'Blind rivet',
  category: 'Rivets and pins',
  productType: `${heads[head].type} blind rivets`,
  standard: { '': 'ISO 15977', L: toDrawing, K: 'ISO 15978' }[head],
  standardOf: ({ spec }) => (head === 'L' ? toDrawing : (standards[spec]?.[head === 'K' ? 1 : 0] ?? toDrawing)),
  application: 'Sheet metal',
  image: `blind-rivet${head === '' ? '' : `-${head.toLowerCase()}`}`,
  role: 'fixing',
  mates: [],
  pricePer: 100,
  handling: 0.015,
  factor: 1,
  share: 1.4,
  shapes: shapes(head),
  treatments: treatments(head),
});

export const blindRivetFamilies: readonly Family[] = (['', 'L', 'K'] as const).map(family);
