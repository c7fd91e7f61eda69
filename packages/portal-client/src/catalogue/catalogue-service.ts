import {
  buildSearchIndex,
  createFacetIndex,
  createFilterIndex,
  explainSearch,
  type FacetIndex,
  type FilterIndex,
  type FilterQuery,
  nearCodes,
  openStockList,
  type PackedFilters,
  type PersonalSearch,
  personalise,
  rowsFound,
  type SearchIndex,
  search,
} from '@portal/domain/catalogue';
import { reviewImport } from '@portal/domain/import';
import type { Reply, Request } from './protocol.ts';

/** Search and filters over one stock list. Runs in the worker. */
export interface CatalogueService {
  /** Never throws: a request that cannot be served returns undefined. */
  handle(request: Request): Reply;
}

export function createCatalogueService(): CatalogueService {
  let index: SearchIndex | null = null;
  let facets: FacetIndex | null = null;
  let filters: FilterIndex | null = null;
  let personal: PersonalSearch = {};
  /** The rows of the last search text, so that changing a filter does not search again. */
  let found: { readonly text: string; readonly rows: Int32Array } | null = null;

  function use(packed: PackedFilters): FilterIndex | null {
    filters = index && createFilterIndex(index.list, packed);
    return filters;
  }

  function rankFor(more: PersonalSearch): null {
    personal = { ...personal, ...more };
    if (index) index = personalise(index, personal);
    found = null;
    return null;
  }

  function narrow(question: FilterQuery) {
    if (!index || !filters) return null;
    const text = question.selection.text?.trim() ?? '';
    if (text !== '' && found?.text !== text) found = { text, rows: rowsFound(index, text) };
    return filters.answer(question, text === '' ? null : (found?.rows ?? null));
  }

  function answer(request: Request): Reply['answer'] {
    switch (request.kind) {
      case 'list': {
        const list = openStockList(request.question);
        index = buildSearchIndex(list, personal);
        // Built at first use: most people who type a code never open a filter.
        facets = null;
        filters = null;
        found = null;
        return list.count;
      }
      case 'personal':
        return rankFor({ customerCodes: request.question.codes, mutations: request.question.mutations });
      case 'in_stock':
        return rankFor({ in_stock: request.question.near });
      case 'bought':
        return rankFor({ bought: request.question.bought });
      case 'filters':
        return use(request.question)?.roots;
      case 'search':
        return index ? search(index, request.question.text, request.question.limit) : [];
      case 'near':
        return index ? nearCodes(index, request.question.text, request.question.limit) : [];
      case 'review':
        return index ? reviewImport(index, request.question) : null;
      case 'facets':
        if (index) facets ??= createFacetIndex(index.list);
        return facets ? facets.answer(request.question.selection, request.question.limit) : null;
      case 'narrow':
        return narrow(request.question);
      case 'explain':
        return index && explainSearch(index, request.question.text);
    }
  }
  return {
    handle(request) {
      try {
        return { id: request.id, answer: answer(request) };
      } catch {
        return { id: request.id };
      }
    },
  };
}
