import { fraction } from '../random.ts';
import { families, widerFamilies } from '../standards/all.ts';
import type { Family, Shape } from '../standards/family.ts';
import { density, type Treatment } from '../standards/treatments.ts';
import { grams } from '../standards/volume.ts';
import { wellKnown, wellKnownCodes } from '../well-known.ts';

/** Trade pack (small, for display hooks) or bulk keg. Each is a separate part. */
type PackForm = '' | 'TP' | 'BK';

/** A part that the catalogue could have. */
export interface Candidate {
  readonly code: string;
  readonly base: string;
  /** The code, or its original before a correction: choice and state are seeded by it, so that they stay the same. */
  readonly chosenAs: string;
  readonly form: PackForm;
  readonly family: Family;
  readonly shape: Shape;
  readonly treatment: Treatment;
  /** Grams of one piece. */
  readonly weight: number;
  /** Popularity, about 0 to 1. */
  readonly demand: number;
  /** Candidates with lower rank are chosen first. */
  readonly rank: number;
  /** Added to the range later; not used in the demo's orders. */
  readonly wider?: true;
}

/** Minimum number of parts of each family, even in the smallest catalogue. */
const leastOfFamily = 3;
/** How rare pack forms are relative to their part. */
const formShare = 0.07;

function candidatesOf(family: Family, seed: number, pinned: ReadonlyMap<string, number>): Candidate[] {
  const found: Candidate[] = [];
  for (const shape of family.shapes) {
    for (const treatment of family.treatments) {
      if (family.suits && !family.suits(shape, treatment)) continue;
      const base = `${family.prefix}-${shape.code}-${treatment.code}`;
      const chosenAs = `${family.prefix}-${shape.code}-${treatment.chosenAs ?? treatment.code}`;
      const demand = shape.demand * treatment.demand;
      const place = pinned.get(base);
      const rank = place === undefined ? fraction(chosenAs, seed) / (demand * family.share) : place - 10_000;
      const weight = grams(shape.volume, density[treatment.material]);
      found.push({ code: base, base, chosenAs, form: '', family, shape, treatment, weight, demand, rank });
      if (family.pricePer === 1 || weight > 400) continue;
      for (const form of ['TP', 'BK'] as const) {
        const code = `${base}-${form}`;
        const pinnedForm = pinned.get(code);
        const formChosenAs = `${chosenAs}-${form}`;
        const own = fraction(formChosenAs, seed) / (demand * family.share * formShare);
        const formRank = pinnedForm === undefined ? Math.max(rank, 0) + own : pinnedForm - 10_000;
        found.push({
          code,
          base,
          chosenAs: formChosenAs,
          form,
          family,
          shape,
          treatment,
          weight,
          demand: demand * 0.4,
          rank: formRank,
        });
      }
    }
  }
  const first = thresholdOf(found, Math.min(leastOfFamily, found.length));
  return found.map((candidate) =>
    candidate.rank <= first && candidate.rank >= 0 ? { ...candidate, rank: candidate.rank / 1000 - 1000 } : candidate,
  );
}

/** The `count`-th lowest rank. Sorts plain numbers, which is much faster than sorting candidates. */
function thresholdOf(candidates: readonly Candidate[], count: number): number {
  return Float64Array.from(candidates, (candidate) => candidate.rank).sort()[count - 1] ?? 0;
}

/** The `count` candidates with the lowest rank; ties are broken by code. */
function lowest(candidates: readonly Candidate[], count: number): Candidate[] {
  const threshold = thresholdOf(candidates, count);
  const below = candidates.filter((candidate) => candidate.rank < threshold);
  const level = candidates.filter((candidate) => candidate.rank === threshold);
  level.sort((a, b) => (a.code < b.code ? -1 : 1));
  return [...below, ...level.slice(0, count - below.length)];
}

/** Number of parts of the wider range per part of the original range. */
const widerShare = 0.1;

/** Parts of the wider range for a catalogue of `parts`; at least `leastOfFamily` of each family. */
function widerParts(parts: number, seed: number): Candidate[] {
  const all = widerFamilies.flatMap((family) => candidatesOf(family, seed, new Map()));
  const count = Math.max(leastOfFamily * widerFamilies.length, Math.round(parts * widerShare));
  return lowest(all, Math.min(all.length, count)).map((candidate) => ({ ...candidate, wider: true as const }));
}

/**
 * The `parts` candidates with the lowest rank, plus parts of the wider range. A rank depends only on code and seed, so that a smaller
 * catalogue is a subset of a larger one; the well-known codes and the first of each family come before all others. The wider range is
 * chosen separately (`wider`), so that the original parts, their orders and carts do not change.
 * @throws RangeError if `parts` is less than 400 or more than there are candidates.
 */
export function chooseParts(parts: number, seed: number): Candidate[] {
  const first = wellKnownCodes.filter((code) => code !== wellKnown.alternateInStock);
  const pinned = new Map(first.map((code, index) => [code, index]));
  const all = families.flatMap((family) => candidatesOf(family, seed, pinned));
  if (parts < 400 || parts > all.length) throw new RangeError(`From 400 to ${all.length} parts, not ${parts}`);
  const chosen = lowest(all, parts);
  const added = all.filter(({ code }) => code === wellKnown.alternateInStock);
  const missing = added.filter(({ code }) => !chosen.some((candidate) => candidate.code === code));
  return [
    ...chosen,
    ...missing.map((candidate) => ({ ...candidate, wider: true as const })),
    ...widerParts(parts, seed),
  ];
}
