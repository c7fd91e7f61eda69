import { type HiveDifference, type HiveTree, withNeeded } from '@portal/domain/hive';

/** By what a change is known while others come and go beside it: no two of one list are of the same. */
export const facetOf = (difference: HiveDifference): string =>
  JSON.stringify([difference.kind, difference.key, difference.kind === 'setting' ? difference.name : null]);

/** Indices of what goes out: all that was not ticked off (`left`, by facet), and what these need (HIVE-15). */
export function chosenChanges(
  from: HiveTree | null,
  differences: readonly HiveDifference[],
  left: ReadonlySet<string>,
): ReadonlySet<number> {
  const ticked = new Set(differences.flatMap((each, index) => (left.has(facetOf(each)) ? [] : [index])));
  return from ? withNeeded(from, differences, ticked) : ticked;
}
