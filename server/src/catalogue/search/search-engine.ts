import {
  buildSearchIndex,
  createStockListPieces,
  type PackedFilter,
  type PackedStockList,
  packRows,
  packStockList,
  partFlags,
  personalise,
  type SearchIndex,
} from '@portal/domain/catalogue';
import {
  type BatchedRequests,
  type BatchedResponses,
  type CatalogueQuery,
  type CatalogueQueryHandler,
  createCatalogueQueryHandler,
} from '@portal/domain/catalogue-service';
import type { BuildMessage, FilterRow, Ranked, SearchRequest, SearchResponse } from './search-messages.ts';

/** Accounts whose ranking is cached, 4 bytes for each part and account. */
const mostAccounts = 24;
/** Texts whose rows are cached, at most 4 bytes for each part and text. */
const mostSearches = 16;
/** Limit on the parts of one response; `total` counts all of them. */
const mostResults = 1_000;

/** A large catalogue has more parts than a browser holds, so responses are limited. */
function limited(requests: BatchedRequests): BatchedRequests {
  const { search, narrow, facets, near } = requests;
  const most = <Request extends { readonly limit: number }>(request: Request): Request => ({
    ...request,
    limit: Math.min(request.limit, mostResults),
  });
  return {
    ...requests,
    ...(search && { search: most(search) }),
    ...(narrow && { narrow: most(narrow) }),
    ...(facets && { facets: most(facets) }),
    ...(near && { near: most(near) }),
  };
}

/** Collects the codes of all parts that a response names. */
function addCodes(response: unknown, codes: Set<string>): void {
  if (Array.isArray(response)) for (const each of response) addCodes(each, codes);
  else if (typeof response === 'object' && response !== null) {
    for (const [name, value] of Object.entries(response)) {
      if (name === 'stock_code' && typeof value === 'string') codes.add(value);
      else if (name === 'stock_codes' && Array.isArray(value)) for (const code of value) codes.add(String(code));
      else addCodes(value, codes);
    }
  }
}

/** Returns the rows of a filter's part ids. Both are ascending, so one pass finds them; ids of deleted parts are left out. */
function rowsOfMembers(members: string, part_ids: Int32Array): number[] {
  const wanted = Int32Array.from(members === '{}' ? [] : members.slice(1, -1).split(','), Number).sort();
  const rows: number[] = [];
  let row = 0;
  for (const id of wanted) {
    while (row < part_ids.length && (part_ids[row] ?? 0) < id) row += 1;
    if (part_ids[row] === id) rows.push(row);
  }
  return rows;
}

/** The whole catalogue in memory: built once for a version, then queried. Runs in a thread if the catalogue is large. */
export class SearchEngine {
  readonly #pieces;
  readonly #part_ids: number[] = [];
  readonly #filters: PackedFilter[] = [];
  #ids: Int32Array | null = null;
  #index: SearchIndex | null = null;
  #queries: CatalogueQueryHandler | null = null;
  #roots: SearchResponse['filters'] = null;
  /** By account, the most recently used last. */
  readonly #ranked = new Map<string, { readonly stamp: number; readonly index: SearchIndex }>();

  /** `parts`: number of parts expected. */
  constructor(parts: number) {
    this.#pieces = createStockListPieces(parts);
  }

  build(message: BuildMessage): void {
    switch (message.kind) {
      case 'piece':
        this.#pieces.add(message.piece);
        for (const id of message.part_ids) this.#part_ids.push(id);
        return;
      case 'filter':
        this.#filters.push(this.#packed(message.filter));
        return;
      case 'built': {
        const { version, knowledge } = message;
        const list = this.#pieces.list(version, knowledge);
        this.#index = buildSearchIndex(list);
        this.#queries = createCatalogueQueryHandler(list, mostSearches);
        this.#roots = this.#queries.applyFilters({ version, filters: this.#filters.splice(0) });
      }
    }
  }

  rank({ accode, stamp, personal }: Ranked): void {
    if (!this.#index || this.#ranked.get(accode)?.stamp === stamp) return;
    this.#ranked.delete(accode);
    this.#ranked.set(accode, { stamp, index: personalise(this.#index, personal) });
    const [oldest] = this.#ranked.keys();
    if (this.#ranked.size > mostAccounts && oldest !== undefined) this.#ranked.delete(oldest);
  }

  search({ ranked, requests, stock_codes, filters }: SearchRequest): SearchResponse {
    const base = this.#index;
    const queries = this.#queries;
    if (!base || !queries) throw new Error('The index of the catalogue is not built.');
    const index = (ranked && this.#rankedFor(ranked.accode)) ?? base;
    const responses: Partial<Record<CatalogueQuery, unknown>> = {};
    const wanted = limited(requests);
    for (const kind of Object.keys(wanted) as CatalogueQuery[]) {
      const request = wanted[kind];
      if (request) responses[kind] = queries.run(index, kind, request);
    }
    const codes = new Set(stock_codes);
    addCodes(responses, codes);
    return {
      version: base.list.version,
      parts: base.list.count,
      answers: responses as BatchedResponses,
      found: this.#factsOf(base, codes),
      filters: filters ? this.#roots : null,
    };
  }

  #rankedFor(accode: string): SearchIndex | null {
    const known = this.#ranked.get(accode);
    if (!known) return null;
    this.#ranked.delete(accode);
    this.#ranked.set(accode, known);
    return known.index;
  }

  #packed({ members, ...filter }: FilterRow): PackedFilter {
    this.#ids ??= Int32Array.from(this.#part_ids.splice(0));
    const rows = rowsOfMembers(members, this.#ids);
    return { ...filter, count: rows.length, rows: packRows(rows) };
  }

  #factsOf({ list }: SearchIndex, codes: ReadonlySet<string>): PackedStockList {
    const parts = [...codes].flatMap((code) => {
      const row = list.rowOf(code);
      if (row < 0) return [];
      const facts = list.factsAt(row);
      const poa = ((list.columns.flags[row] ?? 0) & partFlags.poa) !== 0;
      return [{ ...facts, superseded_by: list.superseded[facts.stock_code] ?? null, poa }];
    });
    return packStockList(parts, list.version);
  }
}
