import { createCounter } from './counter.ts';
import type { StockList } from './stock-list.ts';
import { type FacetCount, type FacetName, type FacetResult, type FacetSelection, facetNames } from './types.ts';

/** Returns the rows of a filter's members (FILT-01) in list order, leaving out codes that are not in the list. */
export function filterMembers(list: StockList, members: readonly string[]): Int32Array {
  return Int32Array.from(members.map((code) => list.rowOf(code)).filter((row) => row >= 0)).sort();
}

/** Filters and counts by the stock list's own columns, without a request (SRCH-03). */
export interface FacetIndex {
  query(selection: FacetSelection, limit: number): FacetResult;
}

/** Builds the counters of a stock list's own columns: work for every part, so build once per list. */
export function createFacetIndex(list: StockList): FacetIndex {
  const counter = createCounter(
    list.count,
    facetNames.map((name) => ({ size: list.dictionaries[name].length, column: list.columns[name] })),
  );
  const ids = facetNames.map((name) => new Map(list.dictionaries[name].map((value, id) => [value, id])));
  let members: { readonly given: readonly string[]; readonly rows: Int32Array } | null = null;
  return {
    query(selection, limit) {
      if (!selection.members) members = null;
      else if (members?.given !== selection.members) {
        members = { given: selection.members, rows: filterMembers(list, selection.members) };
      }
      const chosen = facetNames.map((name, i) => {
        const values = selection.values[name] ?? [];
        // '' is a valid choice: parts without a value.
        return values.length === 0 ? null : values.flatMap((value) => ids[i]?.get(value) ?? []);
      });
      const { total, counts: found, rows } = counter.count({ chosen, only: members?.rows ?? null });
      const counts = {} as Record<FacetName, readonly FacetCount[]>;
      facetNames.forEach((name, i) => {
        counts[name] = list.dictionaries[name].flatMap((value, id) =>
          value === '' ? [] : [{ value, count: found[i]?.[id] ?? 0 }],
        );
      });
      return { total, counts, stock_codes: Array.from(rows.subarray(0, limit), (row) => list.stock_code[row] ?? '') };
    },
  };
}
