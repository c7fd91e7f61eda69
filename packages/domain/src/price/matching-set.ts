import { type PackFacts, quantityRules, roundQuantity } from '../line/quantity.ts';
import type { Availability } from './types.ts';

/** The smallest number of sets for which the minimum of every part is reached. */
export function leastSets(parts: readonly { readonly facts: PackFacts; readonly per_set: number }[]): number {
  return Math.max(1, ...parts.map(({ facts, per_set }) => Math.ceil(quantityRules(facts).minimum / per_set)));
}

/** Pieces of a part for a number of sets, as the part is sold. */
export function piecesForSets(sets: number, per_set: number, facts: PackFacts): number {
  const rules = quantityRules(facts);
  return roundQuantity(Math.max(sets * per_set, rules.minimum), rules).quantity;
}

/** Whole sets in stock in one warehouse, or in all of them together (`null`). Null while the stock of any part is unknown. */
export function setsInStock(
  parts: readonly { readonly per_set: number; readonly availability: readonly Availability[] | null }[],
  warehouse: string | null,
): number | null {
  let least = Number.POSITIVE_INFINITY;
  for (const { per_set, availability } of parts) {
    if (!availability) return null;
    const here = availability.filter(({ warehouse_code }) => warehouse === null || warehouse_code === warehouse);
    const pieces = here.reduce((sum, { available }) => sum + Math.max(0, available), 0);
    least = Math.min(least, Math.floor(pieces / per_set));
  }
  return least;
}
