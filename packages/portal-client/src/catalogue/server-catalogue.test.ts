import { packStockList, type StockListPart } from '@portal/domain/catalogue';
import { okEnvelope } from '@portal/domain/fixtures';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryStore } from '../store/memory-store.ts';
import { factsOf } from '../testing/fake-cart-server.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { type ScriptedFetch, scriptedFetch } from '../testing/scripted-fetch.ts';
import { testTransport } from '../testing/test-transport.ts';
import type { Transport } from '../transport/types.ts';
import { createCatalogue } from './catalogue.ts';

const part = (code: string): StockListPart => ({ ...factsOf(code), description: `Hex bolt ${code}` });
const hit = (stock_code: string) => ({ stock_code, reason: 'code' });

let version = 'v1';
let reachable = true;
let server: ScriptedFetch;
let asked: Record<string, unknown>[] = [];
beforeEach(() => {
  version = 'v1';
  reachable = true;
  asked = [];
  server = scriptedFetch(({ url, body }) => {
    const data = (body?.data ?? {}) as Record<string, unknown>;
    if (url.endsWith('get-stocklist')) {
      const own = data.accode === undefined ? [] : [part('OWN-0001')];
      return okEnvelope({ version, stocklist: packStockList(own, version), parts: 1_000_000 });
    }
    asked.push(data);
    const answers = {
      ...('search' in data ? { search: [hit('HXB-0001')] } : {}),
      ...('explain' in data ? { explain: null } : {}),
      ...('narrow' in data
        ? { narrow: { total: 1, counts: {}, stock_codes: ['HXB-0002'], unknown: [], sizes: null } }
        : {}),
      ...('near' in data ? { near: [] } : {}),
      ...('review' in data ? { review: { rows: [] } } : {}),
    };
    const found = packStockList([{ ...part('HXB-0001'), superseded_by: 'HXB-0002' }, part('HXB-0002')], version);
    return okEnvelope({ version, parts: 1_000_000, answers, found, filters: data.filters ? [] : null });
  });
});
function open(store = createMemoryStore('pat')) {
  const online = testTransport({ bearer: () => null, fetch: server.fetch, clock: createFakeClock() });
  const call: Transport['call'] = async (...args) =>
    reachable ? online.call(...args) : { ok: false, reason: 'network' };
  return createCatalogue({ transport: { ...online, call }, store, worker: null });
}

test('SRCH-03 of a catalogue that is too large, the browser holds the account’s own parts and stores nothing', async () => {
  const store = createMemoryStore('pat');
  const catalogue = open(store);
  catalogue.forAccount('KES014');
  expect(await catalogue.load()).toBe(true);
  expect(catalogue.getStatus()).toMatchObject({ state: 'ready', version: 'v1', parts: 1_000_000, complete: false });
  expect(catalogue.facts('own-0001')?.description).toBe('Hex bolt OWN-0001');
  expect(catalogue.facts('HXB-0001')).toBeNull();
  expect(await store.stocklist()).toBeNull();
});

test('SRCH-01 FILT-02 the server answers questions of one moment in one call, ranked for the account, with the facts of all parts', async () => {
  const catalogue = open();
  catalogue.forAccount('KES014');
  await catalogue.load();
  const query = { selection: { chosen: {}, text: 'bolt' }, limit: 10 };
  const [hits, reading, narrowed] = await Promise.all([
    catalogue.search('bolt', 8),
    catalogue.explain('bolt'),
    catalogue.narrow(query),
  ]);
  expect(hits).toEqual([hit('HXB-0001')]);
  expect(reading).toBeNull();
  expect(narrowed?.total).toBe(1);
  expect(asked).toEqual([
    { accode: 'KES014', search: { text: 'bolt', limit: 8 }, explain: { text: 'bolt' }, narrow: query },
  ]);
  const facts = catalogue.facts('hxb-0001');
  expect(facts?.description).toBe('Hex bolt HXB-0001');
  expect(catalogue.supersededBy('HXB-0001')).toBe('HXB-0002');
  expect(await catalogue.nearCodes('HXB-1', 5)).toEqual([]);
  // The same object, so that lines can detect that nothing changed.
  expect(catalogue.facts('HXB-0001')).toBe(facts);
  expect(await catalogue.review({ text: '2 HXB-0001' })).toEqual({ rows: [] });
  expect(await catalogue.filters()).toEqual([]);
  expect(await catalogue.filters()).toEqual([]);
  expect(asked.filter((each) => each.filters)).toHaveLength(1);
});

test('SRCH-03 a new version is noticed with the next answer', async () => {
  const catalogue = open();
  await catalogue.load();
  await catalogue.search('bolt', 8);
  version = 'v2';
  await catalogue.search('bolts', 8);
  expect(catalogue.getStatus()).toMatchObject({ version: 'v2', parts: 1_000_000 });
});

test('SRCH-01 offline, the browser searches the account’s own parts', async () => {
  const catalogue = open();
  catalogue.forAccount('KES014');
  await catalogue.load();
  reachable = false;
  expect((await catalogue.search('own', 8))?.map(({ stock_code }) => stock_code)).toEqual(['OWN-0001']);
});
