import type { StockList } from './stock-list.ts';
import { type FacetAnswer, type FacetCount, type FacetName, type FacetSelection, facetNames } from './types.ts';

const membersBit = 1 << facetNames.length;

/** The rows of the members of a filter (FILT-01), in list order; codes that are not in the list are left out. */
export function filterMembers(list: StockList, members: readonly string[]): Int32Array {
  return Int32Array.from(members.map((code) => list.rowOf(code)).filter((row) => row >= 0)).sort();
}

/**
 * Filters and counts in one pass. Each part carries a mask with one bit for each facet that it misses; a part with no
 * bit counts everywhere, a part with one bit counts in that facet alone. Only a facet that changed is marked anew.
 */
export interface FacetIndex {
  answer(selection: FacetSelection, limit: number): FacetAnswer;
}

export function createFacetIndex(list: StockList): FacetIndex {
  const facets = facetNames.map((name, i) => ({
    name,
    bit: 1 << i,
    column: list.columns[name],
    dictionary: list.dictionaries[name],
    ids: new Map(list.dictionaries[name].map((value, id) => [value, id])),
    counts: new Int32Array(list.dictionaries[name].length),
    marked: '',
  }));
  type Facet = (typeof facets)[number];
  const misses = new Uint8Array(list.count);
  let markedMembers: readonly string[] | undefined;

  const mark = (facet: Facet, values: readonly string[]): void => {
    const key = values.join('\u0000');
    if (key === facet.marked) return;
    facet.marked = key;
    const allowed = new Uint8Array(facet.dictionary.length).fill(values.length === 0 ? 1 : 0);
    for (const value of values) {
      const id = facet.ids.get(value);
      if (id !== undefined) allowed[id] = 1;
    }
    const { bit, column } = facet;
    for (let row = 0; row < list.count; row += 1) {
      const mask = misses[row] ?? 0;
      misses[row] = allowed[column[row] ?? 0] ? mask & ~bit : mask | bit;
    }
  };
  const markMembers = (members: readonly string[] | undefined): void => {
    if (members === markedMembers) return;
    markedMembers = members;
    for (let row = 0; row < list.count; row += 1) {
      const mask = misses[row] ?? 0;
      misses[row] = members ? mask | membersBit : mask & ~membersBit;
    }
    if (members) for (const row of filterMembers(list, members)) misses[row] = (misses[row] ?? 0) & ~membersBit;
  };

  const bump = (facet: Facet, row: number): void => {
    const id = facet.column[row] ?? 0;
    facet.counts[id] = (facet.counts[id] ?? 0) + 1;
  };
  return {
    answer(selection, limit) {
      for (const facet of facets) mark(facet, selection.values[facet.name] ?? []);
      markMembers(selection.members);
      for (const facet of facets) facet.counts.fill(0);
      const byBit = new Map(facets.map((facet) => [facet.bit, facet]));
      const stock_codes: string[] = [];
      let total = 0;
      for (let row = 0; row < list.count; row += 1) {
        const mask = misses[row] ?? 0;
        if (mask === 0) {
          total += 1;
          if (stock_codes.length < limit) stock_codes.push(list.stock_code[row] ?? '');
          for (const facet of facets) bump(facet, row);
        } else if ((mask & (mask - 1)) === 0) {
          const facet = byBit.get(mask);
          if (facet) bump(facet, row);
        }
      }
      const counts = {} as Record<FacetName, readonly FacetCount[]>;
      for (const { name, dictionary, counts: found } of facets) {
        counts[name] = dictionary.flatMap((value, id) => (value === '' ? [] : [{ value, count: found[id] ?? 0 }]));
      }
      return { total, counts, stock_codes };
    },
  };
}
