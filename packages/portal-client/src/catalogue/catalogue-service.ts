import {
  buildSearchIndex,
  openStockList,
  type PersonalSearch,
  personalise,
  type SearchIndex,
} from '@portal/domain/catalogue';
import { type CatalogueAnswers, createCatalogueAnswers } from '@portal/domain/catalogue-service';
import type { Reply, Request } from './protocol.ts';

/** Search and filters over one stock list. Runs in the worker. */
export interface CatalogueService {
  /** Never throws: a request that cannot be served returns undefined. */
  handle(request: Request): Reply;
}

export function createCatalogueService(): CatalogueService {
  let index: SearchIndex | null = null;
  let answers: CatalogueAnswers | null = null;
  let personal: PersonalSearch = {};

  function rankFor(more: PersonalSearch): null {
    personal = { ...personal, ...more };
    if (index) index = personalise(index, personal);
    return null;
  }

  function answer(request: Request): Reply['answer'] {
    switch (request.kind) {
      case 'list': {
        const list = openStockList(request.question);
        index = buildSearchIndex(list, personal);
        answers = createCatalogueAnswers(list, 1);
        return list.count;
      }
      case 'personal':
        return rankFor({ customerCodes: request.question.codes, mutations: request.question.mutations });
      case 'in_stock':
        return rankFor({ in_stock: request.question.near });
      case 'bought':
        return rankFor({ bought: request.question.bought });
      case 'filters':
        return answers?.applyFilters(request.question);
      case 'search':
      case 'near':
        return index && answers ? answers.answer(index, request.kind, request.question) : [];
      default:
        return index && answers ? answers.answer(index, request.kind, request.question) : null;
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
