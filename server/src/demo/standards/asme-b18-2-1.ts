import { inchShape } from './asme-shapes.ts';
import { type Family, inches, type Shape } from './family.ts';
import { inchLengths, inchSize, seriesOf } from './threads.ts';
import { inchGrades, type Treatment } from './treatments.ts';
import { hexagon, shank } from './volume.ts';

/** ASME B18.2.1-2012, table 6 (hex cap screws): size, across flats F, across corners G (max), head height H; inches. */
const rows: readonly (readonly [name: string, F: number, G: number, H: number])[] = [
  ['1/4', 7 / 16, 0.505, 5 / 32],
  ['5/16', 1 / 2, 0.577, 13 / 64],
  ['3/8', 9 / 16, 0.65, 15 / 64],
  ['7/16', 5 / 8, 0.722, 9 / 32],
  ['1/2', 3 / 4, 0.866, 5 / 16],
  ['9/16', 13 / 16, 0.938, 23 / 64],
  ['5/8', 15 / 16, 1.083, 25 / 64],
  ['3/4', 9 / 8, 1.299, 15 / 32],
  ['7/8', 21 / 16, 1.516, 35 / 64],
  ['1', 3 / 2, 1.732, 39 / 64],
  ['1-1/8', 27 / 16, 1.949, 11 / 16],
  ['1-1/4', 15 / 8, 2.165, 25 / 32],
  ['1-3/8', 33 / 16, 2.382, 27 / 32],
  ['1-1/2', 9 / 4, 2.598, 15 / 16],
  ['1-3/4', 21 / 8, 3.031, 35 / 32],
  ['2', 3, 3.464, 39 / 32],
];

/** The same standard: thread length 2D + 1/4 up to 6 inches, 2D + 1/2 beyond. */
const threadLength = (d: number, l: number) => 2 * d + (l <= 6 ? 0.25 : 0.5);

const shapes = (series: 'UNC' | 'UNF'): Shape[] =>
  rows.flatMap(([name, F, G, H]) => {
    const size = inchSize(name);
    const thread = seriesOf(size).find((candidate) => candidate.series === series);
    if (!thread) return [];
    const d = size.inch;
    return inchLengths
      .filter((l) => l >= Math.max(0.5, d) && l <= Math.min(12, d * 16))
      .map((l) => {
        const LT = Math.min(threadLength(d, l), l);
        return inchShape(size, thread, l, hexagon(F, H) + shank(d, 1 / thread.tpi, l, LT), [
          ['LT', 'Thread length', inches(LT)],
          ['F', 'Width across flats', inches(F)],
          ['G', 'Width across corners', inches(G)],
          ['H', 'Head height', inches(H)],
        ]);
      });
  });

/** Small sizes are not hot-dipped; brass goes to 3/4. */
export function suitsInch(shape: Shape, treatment: Treatment): boolean {
  const d = inchSize(shape.size).inch;
  if (treatment.material === 'brass') return d <= 0.75;
  return d >= 0.25 || !treatment.finish.includes('galvanised');
}

const family = (series: 'UNC' | 'UNF', prefix: string, share: number): Family => ({
  key: `asme-b18-2-1-${series.toLowerCase()}`,
  prefix,
  title: 'Hex bolt',
  category: 'Bolts and screws',
  productType: 'Hex bolts',
  standard: 'ASME B18.2.1',
  application: 'General engineering',
  image: 'hex-bolt',
  role: 'bolt',
  mates: ['nut'],
  pricePer: 100,
  handling: 0.03,
  factor: 1.15,
  share,
  shapes: shapes(series),
  treatments: inchGrades,
  suits: suitsInch,
});

export const asmeHexBoltFamilies: readonly Family[] = [family('UNC', 'HXB', 1.2), family('UNF', 'HXU', 1)];
