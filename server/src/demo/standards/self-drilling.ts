import { type Family, figure, mm, type Shape } from './family.ts';
import { metal, type Treatment } from './treatments.ts';
import { cylinder } from './volume.ts';

/**
 * AS 3566.1:2002 (self-drilling screws): gauge, threads per inch, thread diameter d, core, hexagon s and flange dc, drilling capacity;
 * mm. Lengths are as sold.
 */
interface Gauge {
  readonly gauge: number;
  readonly tpi: readonly number[];
  readonly d: number;
  readonly core: number;
  readonly s: number;
  readonly dc: number;
  readonly drills: number;
  readonly lengths: readonly number[];
}
const gauges: readonly Gauge[] = [
  { gauge: 6, tpi: [20], d: 3.5, core: 2.6, s: 6.35, dc: 8, drills: 2.3, lengths: [12, 16, 20, 25, 30, 40] },
  { gauge: 8, tpi: [18], d: 4.2, core: 3.1, s: 6.35, dc: 9, drills: 2.9, lengths: [12, 16, 20, 25, 30, 40, 50] },
  { gauge: 10, tpi: [16, 24], d: 4.8, core: 3.6, s: 8, dc: 10.5, drills: 3.6, lengths: [16, 20, 25, 30, 40, 50, 60] },
  {
    gauge: 12,
    tpi: [11, 14, 24],
    d: 5.5,
    core: 4.2,
    s: 8,
    dc: 11.5,
    drills: 5.2,
    lengths: [20, 25, 30, 35, 40, 45, 50, 55, 65, 75, 95],
  },
  {
    gauge: 14,
    tpi: [10, 20],
    d: 6.3,
    core: 4.9,
    s: 9.5,
    dc: 13.5,
    drills: 6.2,
    lengths: [20, 25, 32, 45, 50, 65, 75, 90, 100, 115, 125, 150],
  },
];

/** The most common threads per inch of each gauge; the code leaves it out. */
const usualTpi: Readonly<Record<number, number>> = { 6: 20, 8: 18, 10: 16, 12: 14, 14: 10 };

const heads = {
  HWF: { words: 'hex', type: 'Hex flange', demand: 1, driver: 'Hexagon socket' },
  WAF: { words: 'wafer', type: 'Wafer', demand: 0.5, driver: 'Phillips 2' },
  BUG: { words: 'bugle', type: 'Bugle', demand: 0.5, driver: 'Internal hexagon' },
  WNG: { words: 'wing countersunk', type: 'Wing', demand: 0.35, driver: 'Phillips 3' },
  PAN: { words: 'pan', type: 'Pan', demand: 0.4, driver: 'Phillips 2' },
} as const;
type Head = keyof typeof heads;

const shapes = (head: Head): Shape[] =>
  gauges.flatMap((row) =>
    row.tpi.flatMap((tpi) =>
      row.lengths.map((l): Shape => {
        const usual = usualTpi[row.gauge] === tpi;
        const headHeight = head === 'HWF' ? row.s * 0.55 : row.s * 0.4;
        return {
          code: `${String(row.gauge).padStart(2, '0')}${String(l).padStart(3, '0')}${usual ? '' : `T${tpi}`}`,
          size: `${row.gauge}g`,
          length: mm(l),
          thread: `${tpi} TPI`,
          words: `${row.gauge}-${tpi} × ${l}`,
          demand: heads[head].demand * (row.gauge >= 10 ? 1 : 0.5) * (usual ? 1 : 0.5) * (l > 100 ? 0.3 : 1),
          volume: cylinder(row.core * 1.08, l) + cylinder(row.dc * 0.85, headHeight),
          dimensions: [
            ['d', 'Thread diameter', mm(row.d)],
            ['n', 'Threads to the inch', String(tpi)],
            ['l', 'Length', mm(l)],
            [
              head === 'HWF' ? 's' : 'dk',
              head === 'HWF' ? 'Width across flats' : 'Head diameter',
              mm(head === 'HWF' ? row.s : row.dc),
            ],
            ['dc', 'Flange diameter', mm(row.dc)],
            ['k', 'Head height', `${figure(Math.round(headHeight * 10) / 10)} mm`],
            ['t', 'Drills up to', mm(row.drills)],
          ],
        };
      }),
    ),
  );

/** Roofing colours under plain names, because the trade names are trademarks. */
const colours = [
  'white',
  'cream',
  'beige',
  'sandstone',
  'light grey',
  'mid grey',
  'dark grey',
  'charcoal',
  'black',
  'brown',
  'red',
  'deep green',
  'pale green',
  'blue',
  'bronze',
];

const coat = (
  suffix: string,
  words: string,
  spec: string,
  finish: string,
  rate: number,
  demand: number,
): Treatment => ({
  code: suffix,
  words,
  spec,
  finish,
  material: 'steel',
  materialName: 'Case hardened steel',
  rate,
  demand,
});

const treatments = (head: Head): Treatment[] => {
  const { words } = heads[head];
  return [
    coat(head, words, 'AS 3566 class 3', 'Zinc-tin', 22, 1),
    coat(`${head}4`, `${words}, class 4`, 'AS 3566 class 4', 'Ceramic', 27, 0.8),
    coat(`${head}Z`, `${words}, zinc`, 'AS 3566 class 2', 'Zinc', 18, 0.6),
    coat(`${head}N`, `${words}, with neo washer`, 'AS 3566 class 4', 'Ceramic', 31, head === 'HWF' ? 0.8 : 0),
    metal(`${head}304`, 'Stainless 304', `${words}, stainless 304`, 'stainless', 'Stainless steel 304', 70, 0.3),
    ...colours.map((colour, index) =>
      coat(
        `${head}C${String(index + 1).padStart(2, '0')}`,
        `${words}, class 4, ${colour}`,
        'AS 3566 class 4',
        'Painted',
        33,
        0.3,
      ),
    ),
  ];
};

const family = (head: Head): Family => ({
  key: `as-3566-${head.toLowerCase()}`,
  prefix: 'SDS',
  title: 'Self-drilling screw',
  category: 'Self-drilling screws',
  productType: `${heads[head].type} self-drilling screws`,
  standard: 'AS 3566.1',
  application: 'Roofing and cladding',
  image: `self-drilling-${head.toLowerCase()}`,
  role: 'fixing',
  mates: [],
  pricePer: 100,
  handling: 0.025,
  factor: 1,
  share: 1.4,
  shapes: shapes(head),
  treatments: treatments(head),
  suits: (_, treatment) => treatment.demand > 0,
});

export const selfDrillingFamilies: readonly Family[] = (['HWF', 'WAF', 'BUG', 'WNG', 'PAN'] as const).map(family);
