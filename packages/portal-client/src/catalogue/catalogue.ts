import type { PartFacts } from '@portal/domain/cart';
import {
  type CompactStockList,
  type CustomerStockCode,
  compactStockList,
  type NearStock,
  openStockList,
  type PackedFilters,
  readStockList,
  type SearchMutation,
  type StockList,
} from '@portal/domain/catalogue';
import type { CatalogueQuery, QueryRequest, QueryResponse } from '@portal/domain/catalogue-service';
import { pause } from '../clock/pause.ts';
import type { PortalStore } from '../store/types.ts';
import type { Transport } from '../transport/types.ts';
import type { CatalogueFilters } from './catalogue-filters.ts';
import { createLatestOnly } from './latest-only.ts';
import type { ServerCatalogue } from './server-catalogue.ts';
import type { Catalogue, CataloguePort, CatalogueStatus } from './types.ts';
import { createWorkerClient } from './worker-client.ts';

export interface CatalogueSettings {
  readonly transport: Transport;
  /** Where the list is stored between visits; null stores nothing. */
  readonly store: Pick<PortalStore, 'stocklist' | 'storeStocklist' | 'forgetStocklist'> | null;
  /** See `startCatalogueWorker`; null runs on this thread. */
  readonly worker: CataloguePort | null;
}

const noStatus: CatalogueStatus = { state: 'empty', version: null, parts: 0, complete: true, fromCache: false };

/** SRCH-01, SRCH-03: the stock list of this browser. */
export function createCatalogue({ transport, store, worker }: CatalogueSettings): Catalogue {
  const client = createWorkerClient(worker);
  const listeners = new Set<() => void>();
  let status = noStatus;
  let list: StockList | null = null;
  /** The same list in transferable form. */
  let compact: CompactStockList | null = null;
  let facts = new Map<number, PartFacts>();
  let rows = new Map<string, number>();
  let loading: Promise<boolean> | null = null;
  /** Stored with the list of the same version on this device. */
  let storedFilters: PackedFilters | null = null;
  let narrowing: Promise<CatalogueFilters> | null = null;
  /** Serves queries if the catalogue is too large for this browser. */
  let server: ServerCatalogue | null = null;
  let account: string | null = null;
  const newest = createLatestOnly<CatalogueQuery>();

  const set = (next: Partial<CatalogueStatus>): void => {
    status = { ...status, ...next };
    for (const listener of [...listeners]) listener();
  };

  /** Usable on this thread at once; the worker starts later and its requests are queued. */
  function use(next: StockList, packed: CompactStockList, fromCache: boolean): void {
    list = next;
    compact = packed;
    facts = new Map();
    rows = new Map();
    void client.send('list', packed);
    const own = server ? {} : { version: next.version, parts: next.count };
    set({ state: 'ready', ...own, fromCache });
  }

  /** Each step is a separate task: a phone needs a while for tens of thousands of parts. */
  async function replaceList(read: () => StockList): Promise<void> {
    const next = read();
    await pause();
    const packed = compactStockList(next);
    await pause();
    use(next, packed, false);
  }

  async function fromCache(): Promise<void> {
    try {
      const stored = await store?.stocklist();
      if (!stored) return;
      const { filters = null, ...packed } = stored;
      await pause();
      const opened = openStockList(packed);
      await pause();
      use(opened, packed, true);
      storedFilters = filters;
    } catch {
      // Damaged, or of another build: deleted and loaded again.
      await store?.forgetStocklist().catch(() => {});
    }
  }

  /** `whole`: requests the whole list, because a change could not be applied. */
  async function fromServer(whole = false): Promise<boolean> {
    const known_version = whole || server ? undefined : list?.version;
    const requested = server ? account : null;
    const result = await transport.call('get-stocklist', {
      ...(known_version === undefined ? {} : { known_version }),
      ...(requested === null ? {} : { accode: requested }),
    });
    if (!result.ok) return list !== null;
    const { version, stocklist, change, parts } = result.data;
    await followSize(version, parts);
    if (!stocklist && !change) {
      set({ fromCache: false });
      return list !== null;
    }
    try {
      if (stocklist) await replaceList(() => readStockList(stocklist));
      else if (list && change) {
        const { applyStockListChange } = await import('./apply-change.ts');
        const before = list;
        await replaceList(() => applyStockListChange(before, change));
      }
    } catch {
      // If the change cannot be applied, load the whole list once.
      if (!change || whole) return list !== null;
      return fromServer(true);
    }
    await storeList();
    // Chosen meanwhile, or only now it is known that the account's own parts are wanted.
    return server && account !== requested ? fromServer() : true;
  }

  /** `parts`: size of a catalogue that the server searches; undefined for one that this browser holds. */
  async function followSize(version: string, parts: number | undefined): Promise<void> {
    if (parts === undefined) {
      if (server) set({ complete: true });
      server = null;
      return;
    }
    if (!server) {
      const { createServerCatalogue } = await import('./server-catalogue.ts');
      server = createServerCatalogue({
        transport,
        account: () => account,
        onVersion: (newer, count) => set({ version: newer, parts: count }),
      });
      // All users of this browser share the store, and an account's own parts are private.
      await store?.forgetStocklist().catch(() => {});
    }
    set({ complete: false, version, parts });
  }

  /** From the server if it searches; from this browser's list if not, or if the server cannot be reached. */
  function query<K extends CatalogueQuery>(kind: K, request: QueryRequest<K>): Promise<QueryResponse<K> | null> {
    if (!server) return client.send<K>(kind, request);
    return server
      .query(kind, request)
      .then((response) => (response === undefined ? client.send<K>(kind, request) : response));
  }
  const latestOnly = <K extends CatalogueQuery>(kind: K, request: QueryRequest<K>) =>
    newest(kind, () => query(kind, request));

  async function storeList(): Promise<void> {
    if (!compact || server) return;
    const fits = storedFilters?.version === compact.version ? { filters: storedFilters } : {};
    await pause();
    await store?.storeStocklist({ ...compact, ...fits }).catch(() => {});
  }

  /** Loaded with the first screen that filters. */
  function withFilters(): Promise<CatalogueFilters> {
    narrowing ??= import('./catalogue-filters.ts').then(({ createCatalogueFilters }) =>
      createCatalogueFilters({
        transport,
        client,
        version: () => list?.version ?? null,
        load: shared,
        stored: () => storedFilters,
        store(packed) {
          storedFilters = packed;
          return storeList();
        },
      }),
    );
    return narrowing;
  }

  async function load(): Promise<boolean> {
    if (!list) {
      set({ state: 'loading' });
      await fromCache();
    }
    const loaded = await fromServer();
    if (!loaded) set({ state: 'failed' });
    return loaded;
  }

  function shared(): Promise<boolean> {
    loading ??= load().finally(() => {
      loading = null;
    });
    return loading;
  }

  return {
    load: shared,
    getStatus: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    facts(stock_code) {
      if (!list) return null;
      const row = rows.get(stock_code) ?? list.rowOf(stock_code);
      rows.set(stock_code, row);
      if (row < 0) return server?.facts(stock_code) ?? null;
      // The same object each time, so that lines can detect that nothing changed.
      const known = facts.get(row);
      if (known) return known;
      const created = list.factsAt(row);
      facts.set(row, created);
      return created;
    },
    supersededBy: (stock_code) =>
      list?.superseded[stock_code.trim().toUpperCase()] ?? server?.supersededBy(stock_code) ?? null,
    search: (text, limit) => latestOnly('search', { text, limit }),
    explain: (text) => latestOnly('explain', { text }),
    async nearCodes(text, limit) {
      return (await query('near', { text, limit })) ?? [];
    },
    facets: (selection, limit) => latestOnly('facets', { selection, limit }),
    filters: async () => (server ? server.filters() : (await withFilters()).filters()),
    narrow: async (request) => (server ? latestOnly('narrow', request) : (await withFilters()).narrow(request)),
    review: (request) => query('review', request),
    personalise(codes: readonly CustomerStockCode[], mutations: readonly SearchMutation[]) {
      void client.send('personal', { codes, mutations });
    },
    rankFirst(bought: readonly string[]) {
      void client.send('bought', { bought });
    },
    rankInStock(near: NearStock | null) {
      void client.send('in_stock', { near });
    },
    forAccount(accode) {
      if (accode === account) return;
      account = accode;
      if (server) void shared();
    },
    close: () => client.close(),
  };
}
