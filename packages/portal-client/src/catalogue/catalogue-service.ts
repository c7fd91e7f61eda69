import {
  buildSearchIndex,
  createFacetIndex,
  type FacetIndex,
  nearCodes,
  openStockList,
  type PersonalSearch,
  personalise,
  type SearchIndex,
  search,
} from '@portal/domain/catalogue';
import type { Reply, Request } from './protocol.ts';

/** Search and filters over one stock list: what runs in the worker. */
export interface CatalogueService {
  /** Never throws: a question that cannot be answered has no answer. */
  handle(request: Request): Reply;
}

export function createCatalogueService(): CatalogueService {
  let index: SearchIndex | null = null;
  let facets: FacetIndex | null = null;
  let personal: PersonalSearch = {};

  function answer(request: Request): Reply['answer'] {
    switch (request.kind) {
      case 'list': {
        const list = openStockList(request.question);
        index = buildSearchIndex(list, personal);
        facets = createFacetIndex(list);
        return list.count;
      }
      case 'personal':
        personal = { customerCodes: request.question.codes, mutations: request.question.mutations };
        if (index) index = personalise(index, personal);
        return null;
      case 'search':
        return index ? search(index, request.question.text, request.question.limit) : [];
      case 'near':
        return index ? nearCodes(index, request.question.text, request.question.limit) : [];
      case 'facets':
        return facets ? facets.answer(request.question.selection, request.question.limit) : null;
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
