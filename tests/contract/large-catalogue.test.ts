import {
  buildSearchIndex,
  type CustomerStockCode,
  type FilterQuery,
  packStockList,
  readStockList,
} from '@portal/domain/catalogue';
import { type CatalogueQueryHandler, createCatalogueQueryHandler } from '@portal/domain/catalogue-service';
import { describe, expect, test } from 'vitest';
import { signedIn, TestClient } from '../support/client.ts';
import { databases, useServer } from './databases.ts';

const accode = 'KES014';
const texts = [
  'HXB',
  'HXB-12050-88Z',
  'hxb12050',
  'm12 x 50 bolt',
  'bolt',
  'm10 nut zinc',
  'countersunk m6',
  'xyzzy',
  'M12',
];

/** What the browser's worker holds, of a server on which the catalogue is not large. */
async function workerOf(url: string) {
  const client = await signedIn(url, 'customer');
  const { stocklist } = await client.call('getStocklist');
  if (!stocklist) throw new Error('No stock list');
  const list = readStockList(stocklist);
  const { packed } = await client.call('getFilters', { packed: true });
  if (!packed) throw new Error('No filters');
  const { search_mutations } = await client.signIn('customer');
  const { customer_stock_code_overrides } = await client.call('getCustomerStockCodeOverrides', { accode });
  const { parts } = await client.call('orderHistorySummary', { accode });
  const index = buildSearchIndex(list, {
    customerCodes: customer_stock_code_overrides as readonly CustomerStockCode[],
    mutations: search_mutations,
    bought: parts.map(({ stock_code }) => stock_code),
    in_stock: await client.call('inStock', { accode }),
  });
  const answers = createCatalogueQueryHandler(list, 1);
  const roots = answers.applyFilters(packed);
  return { index, answers, roots };
}

describe.each(databases)('a catalogue that the server searches, on %s', (database) => {
  const small = useServer(database);
  const large = useServer(database, { env: { PORTAL_SERVER_SEARCH_PARTS: '100' } });

  test('SRCH-01 FILT-02 IMP-06 the server answers like the worker in the browser', async () => {
    const { index, answers, roots } = await workerOf(small().url);
    const client = await signedIn(large().url, 'customer');
    const ask = (data: object) => client.call('searchCatalogue', { accode, ...data });
    const worker: CatalogueQueryHandler['run'] = answers.run;
    for (const text of texts) {
      const reply = await ask({ search: { text, limit: 50 }, explain: { text }, near: { text, limit: 5 } });
      expect(reply.answers.search).toEqual(worker(index, 'search', { text, limit: 50 }));
      expect(reply.answers.explain).toEqual(worker(index, 'explain', { text }));
      expect(reply.answers.near).toEqual(worker(index, 'near', { text, limit: 5 }));
      const named = new Set(reply.found.stock_code);
      expect((reply.answers.search ?? []).every(({ stock_code }) => named.has(stock_code))).toBe(true);
    }
    const { filters, parts } = await ask({ filters: true });
    expect(filters).toEqual(roots);
    expect(parts).toBe(index.list.count);
    const [root] = roots;
    const questions: FilterQuery[] = [
      { selection: { chosen: {} }, limit: 20 },
      { selection: { chosen: {}, text: 'm12 bolt' }, limit: 600, dynamicSizes: true },
      ...(root?.values ?? []).slice(0, 4).flatMap(({ filter }) => [
        { selection: { chosen: { [root?.filter_root ?? '']: [filter] } }, offset: 5, limit: 20, dynamicSizes: true },
        { selection: { chosen: { [root?.filter_root ?? '']: [filter, 'GONE'] }, text: 'M12' }, limit: 20 },
      ]),
    ];
    for (const narrow of questions) {
      const reply = await ask({ narrow });
      expect(reply.answers.narrow).toEqual(worker(index, 'narrow', narrow));
    }
    const facets = {
      selection: { values: { product_type: [index.list.dictionaries.product_type[1] ?? ''] } },
      limit: 9,
    };
    expect((await ask({ facets })).answers.facets).toEqual(worker(index, 'facets', facets));
    const review = { text: '10 HXB-12050-88Z\nM12 x 50 bolt, 4\nnothing like it 3\n', aliases: {}, layouts: {} };
    const reviewed = await ask({ review });
    expect(reviewed.answers.review).toEqual(worker(index, 'review', review));
    expect(reviewed.found.stock_code).toContain('HXB-12050-88Z');
  });

  test('SRCH-03 the browser gets the account’s own parts and the size of the catalogue; a visitor gets only the size', async () => {
    const client = await signedIn(large().url, 'customer');
    const { stocklist, parts } = await client.call('getStocklist', { accode });
    const { parts: bought } = await client.call('orderHistorySummary', { accode });
    const { stocklist: whole } = await new TestClient(small().url).call('getStocklist');
    expect(parts).toBe(whole?.count);
    expect(stocklist?.stock_code).toEqual(
      expect.arrayContaining(bought.slice(0, 5).map(({ stock_code }) => stock_code)),
    );
    expect(stocklist?.count).toBeLessThan(whole?.count ?? 0);
    const visitor = new TestClient(large().url);
    expect((await visitor.call('getStocklist')).stocklist).toEqual(packStockList([], stocklist?.version ?? ''));
    const { answers } = await visitor.call('searchCatalogue', { search: { text: 'm12 bolt', limit: 3 } });
    expect(answers.search).toHaveLength(3);
    const { envelope } = await client.send('searchCatalogue', {
      accode: 'NOT-MINE',
      search: { text: 'm12', limit: 3 },
    });
    expect(envelope.status).toBe('ERROR');
  });

  test('HIST-05 an own code is found as soon as it is set', async () => {
    const client = await signedIn(large().url, 'customer');
    const search = { text: 'BIGBOLT', limit: 3 };
    const before = await client.call('searchCatalogue', { accode, search });
    expect(before.answers.search?.[0]?.reason).not.toBe('customer_code');
    const set = { stock_code: 'HXB-12050-88Z', customer_stock_code: 'BIGBOLT' };
    await client.call('setCustomerStockCodeOverrides', { accode, customer_stock_code_overrides: [set] });
    const { answers } = await client.call('searchCatalogue', { accode, search });
    expect(answers.search?.[0]).toMatchObject({ stock_code: 'HXB-12050-88Z', matchedAltStockCode: 'BIGBOLT' });
  });
});
