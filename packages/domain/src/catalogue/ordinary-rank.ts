import type { Lexicon } from '../fasteners/tables.ts';
import type { PartDetail, PartSize } from './part-attributes.ts';
import { partFlags } from './types.ts';

/** Diameters in mm that are sold most. */
const everyday: ReadonlySet<number> = new Set([6, 8, 10, 12, 16, 20]);
/** Ranks of finishes by how common they are; 2 for all others. */
const finishOrder: Readonly<Record<string, number>> = {
  ...{ zinc: 8, zinc_tin: 8, hdg: 7, '': 6, plain: 5, ceramic: 5, yellow_zinc: 3, black: 3, mech_gal: 2, painted: 2 },
};
/** Ranks of finishes for high-tensile screws, which are usually uncoated. */
const socketFinishes: Readonly<Record<string, number>> = { plain: 8, black: 8, zinc: 6 };

/** Everyday sizes rank first, 1 to 10. */
export function sizeRank({ mm, system }: PartSize): number {
  if (system === 'metric') return everyday.has(mm) ? 10 : mm === 5 || mm === 24 ? 7 : mm < 5 ? 5 : mm > 36 ? 1 : 3;
  if (system === 'inch') return mm > 6 && mm < 20 ? 8 : 3;
  return system === 'number' ? (mm > 4 && mm < 7 ? 9 : 5) : 5;
}

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
  if (place >= 0) return Math.max(0, 10 - 2 * place);
  if (usual.length > 0) return 0;
  // Families without their own order: steel is more common than stainless steel.
  return materials.length > 0 ? 3 : 8;
}

export const finishRank = (family: string | null, finish: string): number =>
  (family?.startsWith('socket') ? socketFinishes[finish] : finishOrder[finish]) ?? 2;

/** The usual length is four diameters; 3 points fewer with each doubling or halving. A part without a length ranks in between. */
export const lengthRank = (mm: number, diameter: number): number =>
  mm > 0 && diameter > 0 ? Math.max(0, 6 - 3 * Math.abs(Math.log2(mm / diameter / 4))) : 3;

/** Packs rank below the same part sold singly. */
export const packPenalty = 12;
/** Parts that can hardly be bought rank below all others that match as well: the further, the less they can be. */
const flagPenalties = { discontinued: 400, superseded: 60, poa: 5 } as const;

export const flagPenalty = (flags: number): number =>
  ((flags & partFlags.discontinued) !== 0 ? flagPenalties.discontinued : 0) +
  ((flags & partFlags.superseded) !== 0 ? flagPenalties.superseded : 0) +
  ((flags & partFlags.poa) !== 0 ? flagPenalties.poa : 0);
