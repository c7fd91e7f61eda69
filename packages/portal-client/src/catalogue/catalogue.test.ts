import { packStockList, type StockListPart } from '@portal/domain/catalogue';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStore } from '../store/memory-store.ts';
import type { PortalStore } from '../store/types.ts';
import { factsOf } from '../testing/fake-cart-server.ts';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { okEnvelope, type ScriptedFetch, scriptedFetch } from '../testing/scripted-fetch.ts';
import { createTransport } from '../transport/transport.ts';
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
  const transport = createTransport({
    baseUrl: '',
    appToken: '',
    fingerprint: '',
    browserInstance: '',
    build: 1,
    bearer: () => null,
    fetch: server.fetch,
    clock: createFakeClock(),
  });
  return createCatalogue({ transport, store, worker });
}
/** A worker that answers when it is told to. */
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
  test('SRCH-03 is fetched once, then asked for by version only', async () => {
    const first = open();
    expect(first.facts('HXB-0001')).toBeNull();
    expect(await first.load()).toBe(true);
    expect(first.getStatus()).toEqual({ state: 'ready', version: 'v1', parts: 3, fromCache: false });
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
  test('SRCH-03 gives facts at once, the same object each time', async () => {
    const catalogue = open();
    await catalogue.load();
    expect(catalogue.facts('hxb-0001')).toMatchObject({ stock_code: 'HXB-0001', sell_quantity_minimum: 25 });
    expect(catalogue.facts('HXB-0001')).toBe(catalogue.facts('hxb-0001'));
    expect(catalogue.facts('NONE')).toBeNull();
  });
  test('SRCH-03 works from the kept list while the server cannot be reached', async () => {
    await open().load();
    const offline = createCatalogue({
      transport: {
        call: async () => ({ ok: false, reason: 'network' }),
        callOrFalse: async () => false,
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
  test('SRCH-03 a damaged kept list is thrown away and fetched anew', async () => {
    await open().load();
    const kept = await store.stocklist();
    if (kept) await store.keepStocklist({ ...kept, codes: 'gone' });
    const forget = vi.spyOn(store, 'forgetStocklist');
    const catalogue = open();
    expect(await catalogue.load()).toBe(true);
    expect(forget).toHaveBeenCalledOnce();
    expect(server.sent[1]?.body?.data).toEqual({});
    expect(catalogue.facts('NUT-0001')?.stock_code).toBe('NUT-0001');
  });
  test('SRCH-03 without a list and without a server it says so', async () => {
    server.script.push({ status: 'FATAL' });
    const catalogue = open();
    expect(await catalogue.load()).toBe(false);
    expect(catalogue.getStatus().state).toBe('failed');
  });
});

describe('SRCH-02 search as one types', () => {
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
  test('SRCH-02 a worker that fails is stood in for on this thread', async () => {
    const { port } = slowWorker();
    const catalogue = open(port);
    await catalogue.load();
    const search = catalogue.search('bolt', 5);
    port.onerror?.(new Event('error') as ErrorEvent);
    expect(await search).toHaveLength(2);
    expect(await catalogue.search('nut', 5)).toHaveLength(1);
  });
  test('SRCH-01 own codes and rewrites hold also for a list that comes later', async () => {
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
