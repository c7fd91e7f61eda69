import type { PartFacts } from '@portal/domain/cart';
import {
  type CustomerStockCode,
  compactStockList,
  openStockList,
  readStockList,
  type SearchMutation,
  type StockList,
} from '@portal/domain/catalogue';
import { getStocklist } from '@portal/domain/contract';
import type { PortalStore } from '../store/types.ts';
import type { Transport } from '../transport/types.ts';
import type { Catalogue, CataloguePort, CatalogueStatus } from './types.ts';
import { createWorkerClient } from './worker-client.ts';

export interface CatalogueSettings {
  readonly transport: Transport;
  /** Where the list is kept between visits; null keeps nothing. */
  readonly store: Pick<PortalStore, 'stocklist' | 'keepStocklist' | 'forgetStocklist'> | null;
  /** See `startCatalogueWorker`; null answers on this thread. */
  readonly worker: CataloguePort | null;
}

const noStatus: CatalogueStatus = { state: 'empty', version: null, parts: 0, fromCache: false };

/** SRCH-01, SRCH-03: the stock list of this browser. */
export function createCatalogue({ transport, store, worker }: CatalogueSettings): Catalogue {
  const client = createWorkerClient(worker);
  const listeners = new Set<() => void>();
  let status = noStatus;
  let list: StockList | null = null;
  let facts = new Map<number, PartFacts>();
  let loading: Promise<boolean> | null = null;

  const set = (next: Partial<CatalogueStatus>): void => {
    status = { ...status, ...next };
    for (const listener of [...listeners]) listener();
  };

  /** Ready on this thread at once; the worker follows, and questions to it wait in its queue. */
  function use(next: StockList, fromCache: boolean): void {
    list = next;
    facts = new Map();
    void client.ask('list', compactStockList(next));
    set({ state: 'ready', version: next.version, parts: next.count, fromCache });
  }

  async function fromCache(): Promise<void> {
    try {
      const kept = await store?.stocklist();
      if (kept) use(openStockList(kept), true);
    } catch {
      // Damaged, or of another build: it is thrown away and fetched anew.
      await store?.forgetStocklist().catch(() => {});
    }
  }

  async function fromServer(): Promise<boolean> {
    const known_version = list?.version;
    const result = await transport.call(getStocklist, known_version === undefined ? {} : { known_version });
    if (!result.ok) return list !== null;
    const { stocklist } = result.data;
    if (!stocklist) {
      set({ fromCache: false });
      return list !== null;
    }
    let next: StockList;
    try {
      next = readStockList(stocklist);
    } catch {
      return list !== null;
    }
    use(next, false);
    await store?.keepStocklist(compactStockList(next)).catch(() => {});
    return true;
  }

  async function load(): Promise<boolean> {
    if (!list) {
      set({ state: 'loading' });
      await fromCache();
    }
    const there = await fromServer();
    if (!there) set({ state: 'failed' });
    return there;
  }

  return {
    load() {
      loading ??= load().finally(() => {
        loading = null;
      });
      return loading;
    },
    getStatus: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    facts(stock_code) {
      const row = list?.rowOf(stock_code) ?? -1;
      if (!list || row < 0) return null;
      // The same object each time, so that a line knows that nothing of it has changed.
      const known = facts.get(row);
      if (known) return known;
      const made = list.factsAt(row);
      facts.set(row, made);
      return made;
    },
    supersededBy: (stock_code) => list?.superseded[stock_code.trim().toUpperCase()] ?? null,
    search: (text, limit) => client.askNewest('search', { text, limit }),
    async nearCodes(text, limit) {
      return (await client.ask('near', { text, limit })) ?? [];
    },
    facets: (selection, limit) => client.askNewest('facets', { selection, limit }),
    personalise(codes: readonly CustomerStockCode[], mutations: readonly SearchMutation[]) {
      void client.ask('personal', { codes, mutations });
    },
    close: () => client.close(),
  };
}
