import type { SelectorState } from '@portal/domain/catalogue';
import { expect, test } from 'vitest';
import type { CatalogueSearch } from '../catalogue/search/catalogue-search.ts';
import { routeData } from './route-data.ts';

const catalogue = {
  find: async (_: string, { text, chosen }: SelectorState) => ({
    parts: [{ stock_code: 'A-1', description: [text, ...Object.values(chosen).flat()].join(' '), pack_quantity: 1 }],
    filters: [],
  }),
  near: async () => [],
} as Partial<CatalogueSearch> as CatalogueSearch;
const at = (path: string, query?: string) =>
  routeData(
    path,
    { database: { query: async () => [] }, clock: { now: () => new Date() }, config: {} } as never,
    catalogue,
    query,
  );

test('NAV-14 finds a loader by its path, ignoring case and a trailing slash', async () => {
  const parts = [{ stock_code: 'A-1', description: 'M12 x 80', pack_quantity: 1 }];
  const found = { text: 'M12 x 80', query: '', parts, filters: [] };
  expect(await at('/search/M12%20x%2080')).toEqual({ found });
  expect(await at('/Search/M12%20x%2080/')).toEqual({ found });
  expect(await at('/Part/hxb-1/')).toMatchObject({ near: { stock_code: 'HXB-1', codes: [] } });
});

test('FILT-04 the filters and words of an address apply to the first results', async () => {
  expect(await at('/search/bolt', 'SIZE=M12*M16&q=zinc')).toMatchObject({
    found: { text: 'bolt', query: 'SIZE=M12*M16&q=zinc', parts: [{ description: 'zinc M12 M16' }] },
  });
});

test('other paths and over-long texts have no data; broken escapes do not fail', async () => {
  for (const path of ['/search', '/search/', '/home', '/part/a/b', `/part/${'x'.repeat(201)}`])
    expect(await at(path)).toBeNull();
  expect(await at('/search/%E0%A4')).toMatchObject({ found: { text: '%E0%A4' } });
  expect(await at('/part/%00')).toMatchObject({ near: { codes: [] } });
});
