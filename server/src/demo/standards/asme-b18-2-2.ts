import { suitsInch } from './asme-b18-2-1.ts';
import { inchShape } from './asme-shapes.ts';
import { type Family, inches } from './family.ts';
import { inchSize, seriesOf } from './threads.ts';
import { inchGrades } from './treatments.ts';
import { nutBody } from './volume.ts';

type Row = readonly [name: string, F: number, H: number];

/** ASME B18.2.2-2015, table 1 (hex nuts) with jam height, table 7 (heavy hex nuts): across flats F, height H; inches. */
const hexRows: readonly (readonly [...Row, jam: number])[] = [
  ['1/4', 7 / 16, 7 / 32, 5 / 32],
  ['5/16', 1 / 2, 17 / 64, 3 / 16],
  ['3/8', 9 / 16, 21 / 64, 7 / 32],
  ['7/16', 11 / 16, 3 / 8, 1 / 4],
  ['1/2', 3 / 4, 7 / 16, 5 / 16],
  ['9/16', 7 / 8, 31 / 64, 5 / 16],
  ['5/8', 15 / 16, 35 / 64, 3 / 8],
  ['3/4', 9 / 8, 41 / 64, 27 / 64],
  ['7/8', 21 / 16, 3 / 4, 31 / 64],
  ['1', 3 / 2, 55 / 64, 35 / 64],
  ['1-1/8', 27 / 16, 31 / 32, 39 / 64],
  ['1-1/4', 15 / 8, 17 / 16, 23 / 32],
  ['1-3/8', 33 / 16, 75 / 64, 25 / 32],
  ['1-1/2', 9 / 4, 41 / 32, 27 / 32],
];
const heavyRows: readonly Row[] = [
  ['1/4', 1 / 2, 15 / 64],
  ['5/16', 9 / 16, 19 / 64],
  ['3/8', 11 / 16, 23 / 64],
  ['7/16', 3 / 4, 27 / 64],
  ['1/2', 7 / 8, 31 / 64],
  ['9/16', 15 / 16, 35 / 64],
  ['5/8', 17 / 16, 39 / 64],
  ['3/4', 5 / 4, 47 / 64],
  ['7/8', 23 / 16, 55 / 64],
  ['1', 13 / 8, 63 / 64],
  ['1-1/8', 29 / 16, 71 / 64],
  ['1-1/4', 2, 39 / 32],
  ['1-3/8', 35 / 16, 43 / 32],
  ['1-1/2', 19 / 8, 47 / 32],
];
const jamRows: readonly Row[] = hexRows.map(([name, F, , jam]) => [name, F, jam]);
const plainRows: readonly Row[] = hexRows.map(([name, F, H]) => [name, F, H]);

const family = (
  kind: { readonly key: string; readonly title: string; readonly image: string; readonly type: string },
  rows: readonly Row[],
  series: 'UNC' | 'UNF',
  prefix: string,
): Family => ({
  key: `asme-b18-2-2-${kind.key}-${series.toLowerCase()}`,
  prefix,
  title: kind.title,
  category: 'Nuts',
  productType: kind.type,
  standard: 'ASME B18.2.2',
  application: 'General engineering',
  image: kind.image,
  role: 'nut',
  mates: ['bolt'],
  pricePer: 100,
  handling: 0.01,
  factor: 1.15,
  share: 2.5,
  shapes: rows.flatMap(([name, F, H]) => {
    const size = inchSize(name);
    return seriesOf(size)
      .filter((thread) => thread.series === series)
      .map((thread) =>
        inchShape(size, thread, 0, nutBody(F, H, size.inch, 1 / thread.tpi), [
          ['F', 'Width across flats', inches(F)],
          ['H', 'Nut height', inches(H)],
        ]),
      );
  }),
  treatments: inchGrades,
  suits: suitsInch,
});

const hex = { key: 'hex', title: 'Hex nut', image: 'hex-nut', type: 'Hex nuts' };
const jam = { key: 'jam', title: 'Jam nut', image: 'hex-nut-thin', type: 'Thin nuts' };
const heavy = { key: 'heavy', title: 'Heavy hex nut', image: 'hex-nut', type: 'Hex nuts' };

export const asmeNutFamilies: readonly Family[] = [
  family(hex, plainRows, 'UNC', 'HXN'),
  family(hex, plainRows, 'UNF', 'HNU'),
  family(jam, jamRows, 'UNC', 'HTN'),
  family(jam, jamRows, 'UNF', 'HTU'),
  family(heavy, heavyRows, 'UNC', 'HHN'),
  family(heavy, heavyRows, 'UNF', 'HHU'),
];
