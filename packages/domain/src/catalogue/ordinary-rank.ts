import type { Lexicon } from '../fasteners/tables.ts';
import type { PartDetail, PartSize } from './part-attributes.ts';
import { partFlags } from './types.ts';

/**
 * How common a part is, by which equal matches are ordered: ranks of its grade, finish, length, size and thread are added, each from 0 to about
 * 10, so that no single property decides alone.
 */

/** Diameters in mm that are sold most. */
const everyday: ReadonlySet<number> = new Set([6, 8, 10, 12, 16, 20]);
/** Ranks of finishes by how common they are; `otherFinish` for all others. */
const finishOrder: Readonly<Record<string, number>> = {
  ...{ zinc: 8, zinc_tin: 8, hdg: 7, '': 6, plain: 5, ceramic: 5, yellow_zinc: 3, black: 3, mech_gal: 2, painted: 2 },
};
/** Ranks of finishes for high-tensile screws, which are usually uncoated. */
const socketFinishes: Readonly<Record<string, number>> = { plain: 8, black: 8, zinc: 6 };

/**
 * Ranks of sizes by how much they are sold, 1 to 10. Metric: everyday sizes, their neighbours M5 and M24, sizes below, others, and sizes for
 * heavy machinery. Inch and numbered sizes: those in daily use (1/4 to 3/4 inch, gauges 8 to 14), and others.
 */
const sizeRanks = {
  metric: { everyday: 10, neighbour: 7, small: 5, other: 3, large: 1 },
  inch: { usual: 8, other: 3 },
  number: { usual: 9, other: 5 },
  plain: 5,
} as const;

function metricRank(mm: number): number {
  const ranks = sizeRanks.metric;
  if (everyday.has(mm)) return ranks.everyday;
  if (mm === 5 || mm === 24) return ranks.neighbour;
  if (mm < 5) return ranks.small;
  return mm > 36 ? ranks.large : ranks.other;
}

/** Everyday sizes rank first, 1 to 10. */
export function sizeRank({ mm, system }: PartSize): number {
  if (system === 'metric') return metricRank(mm);
  if (system === 'inch') return mm > 6 && mm < 20 ? sizeRanks.inch.usual : sizeRanks.inch.other;
  if (system === 'number') return mm > 4 && mm < 7 ? sizeRanks.number.usual : sizeRanks.number.other;
  return sizeRanks.plain;
}

/** Rank of the grade that a family is usually sold in, and the step to each less usual one. */
const usualGrade = { first: 10, step: 2 } as const;
/** Ranks of grades of families without an order of their own: steel is more common than stainless steel. */
const gradeWithoutOrder = { steel: 8, other: 3 } as const;

/** Rank of a part's grade among those that its family is usually sold in, 0 to 10. */
export function gradeRank(
  lexicon: Lexicon,
  family: string | null,
  { strengths, materials, features }: PartDetail,
): number {
  const usual = lexicon.family.get(family ?? '')?.usual ?? [];
  const place = usual.findIndex(
    (each) => strengths.includes(each) || materials.includes(each) || features.includes(each),
  );
  if (place >= 0) return Math.max(0, usualGrade.first - usualGrade.step * place);
  if (usual.length > 0) return 0;
  return materials.length > 0 ? gradeWithoutOrder.other : gradeWithoutOrder.steel;
}

const otherFinish = 2;

export const finishRank = (family: string | null, finish: string): number =>
  (family?.startsWith('socket') ? socketFinishes[finish] : finishOrder[finish]) ?? otherFinish;

/** The usual length in diameters, its rank, what each doubling or halving costs, and the rank of a part without a length, in between. */
const usualLength = { diameters: 4, rank: 6, step: 3, withoutLength: 3 } as const;

export const lengthRank = (mm: number, diameter: number): number =>
  mm > 0 && diameter > 0
    ? Math.max(0, usualLength.rank - usualLength.step * Math.abs(Math.log2(mm / diameter / usualLength.diameters)))
    : usualLength.withoutLength;

/** Rank of coarse threads, which are sold far more than fine ones (0). */
export const coarseRank = 8;
/** Packs rank below the same part sold singly: more than any single rank, so that a pack follows even a less common part. */
export const packPenalty = 12;
/**
 * Parts that are hard to buy rank below equal matches. A discontinued part ranks below everything, even if the account bought it before (200)
 * and everybody buys it (100); a superseded one below all ordinary parts; a price on application only decides between similar parts.
 */
const flagPenalties = { discontinued: 400, superseded: 60, poa: 5 } as const;

export const flagPenalty = (flags: number): number =>
  ((flags & partFlags.discontinued) !== 0 ? flagPenalties.discontinued : 0) +
  ((flags & partFlags.superseded) !== 0 ? flagPenalties.superseded : 0) +
  ((flags & partFlags.poa) !== 0 ? flagPenalties.poa : 0);
