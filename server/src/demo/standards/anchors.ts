import { codeOf, demandOfMetric, type Family, mm, type Shape } from './family.ts';
import { coarse } from './threads.ts';
import { metal, steel, type Treatment } from './treatments.ts';
import { cylinder, ring, shank } from './volume.ts';

/**
 * Mechanical anchors. No public standard fixes their sizes: hole diameters and minimum embedments are typical of assessments to
 * EAD 330232 (mechanical fasteners in concrete); strengths to EN 1992-4. Thread diameter, hole, embedment, lengths; mm.
 */
type Row = readonly [d: number, hole: number, embedment: number, lengths: readonly number[]];

const wedge: readonly Row[] = [
  [6, 6, 30, [40, 50, 65, 85, 100]],
  [8, 8, 40, [50, 65, 75, 90, 115, 135]],
  [10, 10, 50, [65, 75, 90, 100, 120, 140, 160]],
  [12, 12, 65, [80, 90, 100, 120, 140, 160, 180, 200, 220]],
  [16, 16, 80, [105, 125, 140, 150, 180, 200, 220, 260]],
  [20, 20, 100, [125, 160, 170, 200, 220, 260, 300]],
  [24, 24, 125, [180, 220, 260, 300]],
];
const sleeve: readonly Row[] = [
  [5, 6.5, 25, [25, 36, 56]],
  [6, 8, 30, [40, 65, 85]],
  [8, 10, 35, [40, 50, 75, 100, 120]],
  [10, 12, 45, [50, 60, 70, 100, 125]],
  [12, 16, 60, [65, 75, 110, 145]],
  [16, 20, 80, [75, 110, 150]],
];
const dropIn: readonly Row[] = [
  [6, 8, 25, [25]],
  [8, 10, 30, [30, 40]],
  [10, 12, 40, [30, 40]],
  [12, 16, 50, [50]],
  [16, 20, 65, [65]],
  [20, 25, 80, [80]],
];
const screwIn: readonly Row[] = [
  [5, 5, 30, [30, 40, 60]],
  [6, 6, 40, [30, 50, 75, 100]],
  [8, 8, 50, [60, 75, 100, 120]],
  [10, 10, 60, [60, 75, 100, 120, 150]],
  [12, 12, 70, [75, 100, 120, 150, 200]],
  [16, 16, 90, [100, 120, 150]],
];

type Kind = 'wedge' | 'sleeve' | 'drop-in' | 'screw';

const shapes = (kind: Kind, rows: readonly Row[]): Shape[] =>
  rows.flatMap(([d, hole, embedment, lengths]) =>
    lengths.map((l): Shape => {
      const body = kind === 'drop-in' ? ring(hole, d * 0.9, l) : shank(d, coarse(d), l, l / 2);
      const around =
        kind === 'sleeve'
          ? ring(hole, d, l * 0.8)
          : kind === 'drop-in'
            ? cylinder(d * 0.8, l * 0.3)
            : cylinder(d * 1.7, d * 1.2);
      return {
        code: `${codeOf(d, 2)}${codeOf(l, 3)}`,
        size: `M${d}`,
        length: mm(l),
        thread: kind === 'screw' ? 'Concrete thread' : 'Metric coarse',
        words: `M${d} × ${l}`,
        demand: demandOfMetric(d),
        volume: body + around,
        dimensions: [
          ['d', 'Thread diameter', mm(d)],
          ['d0', 'Hole diameter', mm(hole)],
          ['hef', 'Least embedment', mm(Math.min(embedment, l))],
          ['L', 'Length', mm(l)],
          ['tfix', 'Greatest fixture', mm(Math.max(l - embedment - d * 1.5, 0))],
        ],
      };
    }),
  );

const treatments: readonly Treatment[] = [
  ...steel([{ code: '58', spec: '5.8', words: '', rate: 7.5, demand: 1, finishes: ['Z', 'G', 'M'] }]),
  metal('304', 'A2', 'stainless 304', 'stainless', 'Stainless steel 304', 24, 0.5),
  metal('316', 'A4', 'stainless 316', 'stainless', 'Stainless steel 316', 33, 0.7),
];

const family = (kind: Kind, prefix: string, title: string, productType: string, rows: readonly Row[]): Family => ({
  key: `anchor-${kind}`,
  prefix,
  title,
  category: 'Anchors',
  productType,
  standard: 'EN 1992-4',
  application: 'Concrete and masonry',
  image: `anchor-${kind}`,
  role: 'anchor',
  mates: ['washer', 'nut'],
  pricePer: 1,
  handling: 0.25,
  factor: 1.8,
  share: 3,
  shapes: shapes(kind, rows),
  treatments,
});

export const mechanicalAnchorFamilies: readonly Family[] = [
  family('wedge', 'ANC', 'Wedge anchor', 'Wedge anchors', wedge),
  family('sleeve', 'ASL', 'Sleeve anchor', 'Sleeve anchors', sleeve),
  family('drop-in', 'ADI', 'Drop-in anchor', 'Drop-in anchors', dropIn),
  family('screw', 'ASC', 'Screw anchor', 'Screw anchors', screwIn),
];
