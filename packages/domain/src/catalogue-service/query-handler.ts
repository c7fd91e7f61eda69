import { createFacetIndex, type FacetIndex } from '../catalogue/facets.ts';
import type { FilterRoot, PackedFilters } from '../catalogue/filter-types.ts';
import { createFilterIndex, type FilterIndex } from '../catalogue/filters.ts';
import { nearCodes } from '../catalogue/near-codes.ts';
import { rowsFound, search } from '../catalogue/search.ts';
import type { SearchIndex } from '../catalogue/search-index.ts';
import { explainSearch } from '../catalogue/search-reading.ts';
import type { StockList } from '../catalogue/stock-list.ts';
import { reviewImport } from '../import/review.ts';
import type { CatalogueQuery, QueryRequest, QueryResponse } from './types.ts';

/** Runs every kind of query on one stock list, in the browser's worker and on the server. */
export interface CatalogueQueryHandler {
  /** Throws an Error if the filters are damaged or belong to another version of the list. */
  applyFilters(packed: PackedFilters): readonly FilterRoot[];
  /** `index`: the list's index, ranked for the account that searches. */
  run<K extends CatalogueQuery>(index: SearchIndex, kind: K, request: QueryRequest<K>): QueryResponse<K>;
}

/** `searches`: number of texts whose rows are cached, so that changing a filter does not search again. */
export function createCatalogueQueryHandler(list: StockList, searches: number): CatalogueQueryHandler {
  // Both are built at first use: most people who type a code never open a filter.
  let facets: FacetIndex | null = null;
  let filters: FilterIndex | null = null;
  let found: readonly { readonly index: SearchIndex; readonly text: string; readonly rows: Int32Array }[] = [];

  function rowsOf(index: SearchIndex, text: string): Int32Array {
    const known = found.find((each) => each.index === index && each.text === text);
    const used = known ?? { index, text, rows: rowsFound(index, text) };
    found = [used, ...found.filter((each) => each !== known)].slice(0, searches);
    return used.rows;
  }
  const handlers: {
    readonly [K in CatalogueQuery]: (index: SearchIndex, request: QueryRequest<K>) => QueryResponse<K>;
  } = {
    search: (index, { text, limit }) => search(index, text, limit),
    explain: (index, { text }) => explainSearch(index, text),
    near: (index, { text, limit }) => nearCodes(index, text, limit),
    review: reviewImport,
    facets(_, { selection, limit }) {
      facets ??= createFacetIndex(list);
      return facets.query(selection, limit);
    },
    narrow(index, request) {
      const text = request.selection.text?.trim() ?? '';
      return filters?.query(request, text === '' ? null : rowsOf(index, text)) ?? null;
    },
  };
  return {
    applyFilters(packed) {
      filters = null;
      filters = createFilterIndex(list, packed);
      return filters.roots;
    },
    run: (index, kind, request) => handlers[kind](index, request),
  };
}
