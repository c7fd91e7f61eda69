import { type FilterResult, type FilterRoot, type SelectorState, searchAddress } from '@portal/domain/catalogue';
import type { FoundFilter } from '@portal/domain/page-data';

/** Values of a filter that are offered as links, most common first. */
const mostValues = 12;

/** The filters of a search as links, in the supplier's order; without values that leave nothing. */
export function filterLinks(
  roots: readonly FilterRoot[],
  counts: FilterResult['counts'],
  needle: string,
  state: SelectorState,
): readonly FoundFilter[] {
  return roots
    .filter(({ hidden }) => !hidden)
    .flatMap(({ filter_root, description, values }) => {
      const chosen = state.chosen[filter_root] ?? [];
      const countOf = (filter: string) => counts[filter_root]?.[filter] ?? 0;
      const offered = values
        .filter(({ filter, hidden }) => !hidden && (countOf(filter) > 0 || chosen.includes(filter)))
        .toSorted((a, b) => countOf(b.filter) - countOf(a.filter))
        .slice(0, mostValues);
      const kept = values.filter((each) => offered.includes(each) || chosen.includes(each.filter));
      // One value narrows nothing.
      if (kept.length < 2 && chosen.length === 0) return [];
      return [
        {
          name: description,
          values: kept.map(({ filter, description: label }) => {
            const isChosen = chosen.includes(filter);
            const next = isChosen ? chosen.filter((each) => each !== filter) : [...chosen, filter];
            const to = searchAddress(needle, { ...state, chosen: { ...state.chosen, [filter_root]: next } }, '');
            return { label, count: countOf(filter), isChosen, to };
          }),
        },
      ];
    });
}
