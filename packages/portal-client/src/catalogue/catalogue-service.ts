import {
  buildSearchIndex,
  openStockList,
  type PersonalSearch,
  personalise,
  type SearchIndex,
} from '@portal/domain/catalogue';
import { type CatalogueQueryHandler, createCatalogueQueryHandler } from '@portal/domain/catalogue-service';
import type { Reply, Request } from './protocol.ts';

/** Search and filters over one stock list. Runs in the worker. */
export interface CatalogueService {
  /** Never throws: a request that cannot be served returns undefined. */
  handle(request: Request): Reply;
}

export function createCatalogueService(): CatalogueService {
  let index: SearchIndex | null = null;
  let queries: CatalogueQueryHandler | null = null;
  let personal: PersonalSearch = {};

  function rankFor(more: PersonalSearch): null {
    personal = { ...personal, ...more };
    if (index) index = personalise(index, personal);
    return null;
  }

  function respond(request: Request): Reply['data'] {
    switch (request.kind) {
      case 'list': {
        const list = openStockList(request.data);
        index = buildSearchIndex(list, personal);
        queries = createCatalogueQueryHandler(list, 1);
        return list.count;
      }
      case 'personal':
        return rankFor({ customerCodes: request.data.codes, mutations: request.data.mutations });
      case 'in_stock':
        return rankFor({ in_stock: request.data.near });
      case 'bought':
        return rankFor({ bought: request.data.bought });
      case 'filters':
        return queries?.applyFilters(request.data);
      case 'search':
      case 'near':
        return index && queries ? queries.run(index, request.kind, request.data) : [];
      default:
        return index && queries ? queries.run(index, request.kind, request.data) : null;
    }
  }
  return {
    handle(request) {
      try {
        return { id: request.id, data: respond(request) };
      } catch {
        return { id: request.id };
      }
    },
  };
}
