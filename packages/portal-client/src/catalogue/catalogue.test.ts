import { type PackedFilters, packRows, packStockList, type StockListPart } from '@portal/domain/catalogue';
import { okEnvelope } from '@portal/domain/fixtures';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStore } from '../store/memory-store.ts';
import type { PortalStore } from '../store/types.ts';
import { factsOf } from '../testing/fake-cart-server.ts';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { type ScriptedFetch, scriptedFetch } from '../testing/scripted-fetch.ts';
import { testTransport } from '../testing/test-transport.ts';
import { createCatalogue } from './catalogue.ts';
import { createCatalogueService } from './catalogue-service.ts';
import type { CataloguePort } from './types.ts';

const parts: StockListPart[] = ['HXB-0001', 'HXB-0002', 'NUT-0001'].map((code) => ({
  ...factsOf(code, { product_type: code.startsWith('HXB') ? 'Bolt' : 'Nut' }),
  description: `${code.startsWith('HXB') ? 'Hex bolt' : 'Hex nut'} ${code}`,
}));
let version = 'v1';
let server: ScriptedFetch;
let store: PortalStore;
beforeEach(() => {
  version = 'v1';
  store = createMemoryStore('pat');
  server = scriptedFetch(({ body }) => {
    const known = (body?.data as { known_version?: string } | undefined)?.known_version;
    return okEnvelope({ version, stocklist: known === version ? null : packStockList(parts, version) });
  });
});
function open(worker: CataloguePort | null = null) {
  const transport = testTransport({ bearer: () => null, fetch: server.fetch, clock: createFakeClock() });
  return createCatalogue({ transport, store, worker });
}
/** A worker that responds when the test releases it. */
function slowWorker() {
  const service = createCatalogueService();
  const waiting: (() => void)[] = [];
  const port: CataloguePort = {
    onmessage: null,
    onerror: null,
    postMessage(message) {
      const data = service.handle(structuredClone(message) as Parameters<typeof service.handle>[0]);
      waiting.push(() => port.onmessage?.({ data } as MessageEvent));
    },
  };
  return {
    port,
    waiting,
    answer: () =>
      waiting.splice(0).forEach((run) => {
        run();
      }),
  };
}

describe('SRCH-03 the stock list in the browser', () => {
  test('SRCH-03 is loaded once, then requested by version only', async () => {
    const first = open();
    expect(first.facts('HXB-0001')).toBeNull();
    expect(await first.load()).toBe(true);
    expect(first.getStatus()).toEqual({ state: 'ready', version: 'v1', parts: 3, complete: true, fromCache: false });
    const second = open();
    await second.load();
    expect(server.sent[1]?.body?.data).toEqual({ known_version: 'v1' });
    expect(second.getStatus()).toMatchObject({ state: 'ready', fromCache: false });
    version = 'v2';
    const third = open();
    await third.load();
    expect(third.getStatus().version).toBe('v2');
    expect((await store.stocklist())?.version).toBe('v2');
  });
  test('SRCH-03 returns facts at once, the same object each time', async () => {
    const catalogue = open();
    await catalogue.load();
    expect(catalogue.facts('hxb-0001')).toMatchObject({ stock_code: 'HXB-0001', sell_quantity_minimum: 25 });
    expect(catalogue.facts('HXB-0001')).toBe(catalogue.facts('hxb-0001'));
    expect(catalogue.facts('NONE')).toBeNull();
  });
  test('SRCH-03 works from the stored list while the server cannot be reached', async () => {
    await open().load();
    const offline = createCatalogue({
      transport: {
        call: async () => ({ ok: false, reason: 'network' }),
        callOrFalse: async () => false,
        open: () => Promise.reject(new Error('This test has no stream')),
        inMaintenance: () => false,
        isCut: () => false,
        tryAgain: () => {},
        onRecovered: () => () => {},
      },
      store,
      worker: null,
    });
    expect(await offline.load()).toBe(true);
    expect(offline.getStatus()).toMatchObject({ state: 'ready', fromCache: true });
    expect((await offline.search('nut', 5))?.map((hit) => hit.stock_code)).toEqual(['NUT-0001']);
  });
  test('SRCH-03 a damaged stored list is deleted and loaded again', async () => {
    await open().load();
    const kept = await store.stocklist();
    if (kept) await store.storeStocklist({ ...kept, codes: 'gone' });
    const forget = vi.spyOn(store, 'forgetStocklist');
    const catalogue = open();
    expect(await catalogue.load()).toBe(true);
    expect(forget).toHaveBeenCalledOnce();
    expect(server.sent[1]?.body?.data).toEqual({});
    expect(catalogue.facts('NUT-0001')?.stock_code).toBe('NUT-0001');
  });
  test('SRCH-03 fails without a stored list and without a server', async () => {
    server.script.push({ status: 'FATAL' });
    const catalogue = open();
    expect(await catalogue.load()).toBe(false);
    expect(catalogue.getStatus().state).toBe('failed');
  });
});

describe('SRCH-02 search while typing', () => {
  test('SRCH-02 only the newest of several searches is answered', async () => {
    const { port, answer } = slowWorker();
    const catalogue = open(port);
    await catalogue.load();
    answer();
    const searches = Promise.all(['h', 'he', 'hex n'].map((text) => catalogue.search(text, 5)));
    answer();
    await settle();
    answer();
    const [first, second, third] = await searches;
    expect([first, second]).toEqual([null, null]);
    expect(third?.map((hit) => hit.stock_code)).toEqual(['NUT-0001']);
  });
  test('SRCH-02 if the worker fails, this thread takes over', async () => {
    const { port, answer } = slowWorker();
    const catalogue = open(port);
    await catalogue.load();
    catalogue.rankFirst(['HXB-0002']);
    answer();
    const search = catalogue.search('bolt', 5);
    port.onerror?.(new Event('error') as ErrorEvent);
    expect((await search)?.map((hit) => hit.stock_code)).toEqual(['HXB-0002', 'HXB-0001']);
    expect(await catalogue.search('nut', 5)).toHaveLength(1);
  });
  test('SRCH-01 own codes and rewrites also apply to a list that arrives later', async () => {
    const catalogue = open();
    catalogue.personalise(
      [{ accode: 'A', stock_code: 'NUT-0001', customer_stock_code: 'MY/NUT' }],
      [{ from: 'screw', to: 'bolt' }],
    );
    await catalogue.load();
    expect((await catalogue.search('mynut', 5))?.[0]?.matchedAltStockCode).toBe('MY/NUT');
    expect(await catalogue.search('screw', 5)).toHaveLength(2);
    expect((await catalogue.nearCodes('NUT-OOO1', 1))[0]?.stock_code).toBe('NUT-0001');
    const facets = await catalogue.facets({ values: { product_type: ['Bolt'] } }, 10);
    expect(facets?.total).toBe(2);
  });
});

describe('SRCH-03 updating the list by changes', () => {
  const newer = { ...factsOf('NUT-0002', { product_type: 'Nut' }), description: 'Hex nut NUT-0002' };
  const change = (from: string) => ({
    version: 'v2',
    stocklist: null,
    change: { from, version: 'v2', changed: packStockList([newer], 'v2'), removed: ['HXB-0002'] },
  });

  test('SRCH-03 a newer version arrives as changes, and is stored', async () => {
    await open().load();
    server.script.push(okEnvelope(change('v1')));
    const catalogue = open();
    expect(await catalogue.load()).toBe(true);
    expect(catalogue.getStatus()).toMatchObject({ version: 'v2', parts: 3, complete: true, fromCache: false });
    expect(catalogue.facts('NUT-0002')?.stock_code).toBe('NUT-0002');
    expect(catalogue.facts('HXB-0002')).toBeNull();
    expect((await catalogue.search('nut-0002', 5))?.[0]?.stock_code).toBe('NUT-0002');
    expect((await store.stocklist())?.version).toBe('v2');
  });
  test('SRCH-03 if a change cannot be applied, the whole list is loaded once', async () => {
    await open().load();
    server.script.push(okEnvelope(change('v0')));
    version = 'v2';
    const catalogue = open();
    expect(await catalogue.load()).toBe(true);
    expect(server.sent.map((each) => each.body?.data)).toEqual([{}, { known_version: 'v1' }, {}]);
    expect(catalogue.getStatus()).toMatchObject({ version: 'v2', parts: 3 });
  });
});

describe('FILT-01 the filters of the list', () => {
  const common = { image: '', status: 'active', hidden: false, count: 0 };
  const value = (filter: string, description: string, rows: readonly number[]) =>
    ({
      ...common,
      filter,
      filter_root: 'PTYP',
      type: 'P',
      description,
      count: rows.length,
      rows: packRows(rows),
    }) as const;
  const filters = (of: string): PackedFilters => ({
    version: of,
    filters: [
      { ...common, filter: 'PTYP', filter_root: '', type: 'R', description: 'Product type', rows: '' },
      value('BOLT', 'Bolt', [0, 1]),
      value('NUT', 'Nut', [2]),
    ],
  });
  const answering = (packed: () => PackedFilters) =>
    scriptedFetch(({ url, body }) => {
      if (url.endsWith('get-filters')) return okEnvelope({ filters: [], packed: packed() });
      const known = (body?.data as { known_version?: string } | undefined)?.known_version;
      return okEnvelope({ version, stocklist: known === version ? null : packStockList(parts, version) });
    });
  const asked = () => server.sent.filter((each) => each.url.endsWith('get-filters')).length;
  beforeEach(() => {
    server = answering(() => filters(version));
  });

  test('FILT-02 narrows by filters and text, with counts, and loads the list and the filters itself', async () => {
    const catalogue = open();
    const answer = await catalogue.narrow({ selection: { chosen: { PTYP: ['BOLT'] }, text: 'hxb-0002' }, limit: 5 });
    expect(answer).toMatchObject({ total: 1, stock_codes: ['HXB-0002'], counts: { PTYP: { BOLT: 1, NUT: 0 } } });
    expect((await catalogue.filters())?.[0]).toMatchObject({ filter_root: 'PTYP', type: 'P' });
    expect(await catalogue.explain('nut zzqq')).toMatchObject({ pieces: [{ value: 'Hex nut' }], setAside: ['zzqq'] });
    expect(asked()).toBe(1);
  });
  test('FILT-01 they are stored with the list, and requested again for another version of it', async () => {
    await open().filters();
    expect((await store.stocklist())?.filters?.version).toBe('v1');
    const second = open();
    await second.load();
    expect(await second.filters()).toHaveLength(1);
    expect(asked()).toBe(1);
    version = 'v2';
    const third = open();
    await third.load();
    expect(await third.filters()).toHaveLength(1);
    expect(asked()).toBe(2);
  });
  test('FILT-01 damaged stored filters are loaded again', async () => {
    await open().filters();
    const kept = await store.stocklist();
    const [root, ...values] = filters('v1').filters;
    if (!kept || !root) throw new Error('nothing kept');
    const damaged = { version: 'v1', filters: [root, ...values.map((each) => ({ ...each, rows: packRows([900]) }))] };
    await store.storeStocklist({ ...kept, filters: damaged });
    const catalogue = open();
    await catalogue.load();
    expect(await catalogue.narrow({ selection: { chosen: { PTYP: ['NUT'] } }, limit: 5 })).toMatchObject({ total: 1 });
    expect(asked()).toBe(2);
  });
  test('FILT-01 filters newer than the list cause the list to be loaded', async () => {
    const catalogue = open();
    await catalogue.load();
    version = 'v2';
    expect(await catalogue.filters()).toHaveLength(1);
    expect(catalogue.getStatus().version).toBe('v2');
    expect(await catalogue.narrow({ selection: { chosen: {} }, limit: 5 })).toMatchObject({ total: 3 });
  });
  test('FILT-01 without a server there are none, and loading them is retried', async () => {
    const catalogue = open();
    await catalogue.load();
    server.script.push({ status: 'FATAL' });
    expect(await catalogue.filters()).toBeNull();
    expect(await catalogue.filters()).toHaveLength(1);
  });
});
