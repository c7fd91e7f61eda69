import type { PartFacts } from '@portal/domain/cart';
import { type FilterRoot, type PackedStockList, readStockList } from '@portal/domain/catalogue';
import type {
  BatchedRequests,
  BatchedResponses,
  CatalogueQuery,
  QueryRequest,
  QueryResponse,
} from '@portal/domain/catalogue-service';
import type { Transport } from '../transport/types.ts';

/** Parts whose facts are held at once; the oldest are dropped first. */
const mostFacts = 20_000;

/** A catalogue that is too large for this browser: the server runs the queries, with the same code as the worker. */
export interface ServerCatalogue {
  /** Undefined if the server could not be reached. */
  query<K extends CatalogueQuery>(kind: K, request: QueryRequest<K>): Promise<QueryResponse<K> | undefined>;
  filters(): Promise<readonly FilterRoot[] | null>;
  /** Facts of a part that a response named; null for all others. */
  facts(stock_code: string): PartFacts | null;
  supersededBy(stock_code: string): string | null;
}

interface Batch {
  readonly requests: BatchedRequests;
  readonly responses: Promise<BatchedResponses | null>;
}

export interface ServerCatalogueSettings {
  readonly transport: Transport;
  /** The account to rank for; null for a visitor. */
  account(): string | null;
  /** The responses came from this version of the list. */
  onVersion(version: string, parts: number): void;
}

export function createServerCatalogue({ transport, account, onVersion }: ServerCatalogueSettings): ServerCatalogue {
  const known = new Map<string, PartFacts>();
  let superseded = new Map<string, string>();
  let version: string | null = null;
  let roots: Promise<readonly FilterRoot[] | null> | null = null;
  /** Requests of the same moment, which are sent as one call. */
  let batch: Batch | null = null;

  function note(found: PackedStockList): void {
    const list = readStockList(found);
    for (let row = 0; row < list.count; row += 1) {
      const facts = list.factsAt(row);
      const code = facts.stock_code.toUpperCase();
      const before = known.get(code);
      // The same object while nothing changed, so that lines can detect that.
      const same = before && JSON.stringify(before) === JSON.stringify(facts);
      known.delete(code);
      known.set(code, same ? before : facts);
      const by = list.superseded[facts.stock_code];
      if (by !== undefined) superseded.set(code, by);
    }
    for (const code of known.keys()) {
      if (known.size <= mostFacts) break;
      known.delete(code);
    }
  }

  async function send(request: BatchedRequests & { readonly filters?: boolean }) {
    const accode = account();
    const result = await transport.call('search-catalogue', { ...request, ...(accode === null ? {} : { accode }) });
    if (!result.ok) return null;
    const { data } = result;
    if (version !== data.version) {
      known.clear();
      superseded = new Map();
      if (version !== null) roots = null;
      version = data.version;
      onVersion(data.version, data.parts);
    }
    note(data.found);
    return data;
  }

  function collect(): Batch {
    const requests: BatchedRequests = {};
    const responses = Promise.resolve().then(async () => {
      batch = null;
      return (await send(requests))?.answers ?? null;
    });
    batch = { requests, responses };
    return batch;
  }

  return {
    async query(kind, request) {
      const call = batch && !(kind in batch.requests) ? batch : collect();
      Object.assign(call.requests, { [kind]: request });
      return (await call.responses)?.[kind] as QueryResponse<typeof kind> | undefined;
    },
    async filters() {
      const pending = roots ?? send({ filters: true }).then((data) => data?.filters ?? null);
      roots = pending;
      const found = await pending;
      // A failure is retried at the next use.
      if (found === null && roots === pending) roots = null;
      return found;
    },
    facts: (stock_code) => known.get(stock_code.trim().toUpperCase()) ?? null,
    supersededBy: (stock_code) => superseded.get(stock_code.trim().toUpperCase()) ?? null,
  };
}
