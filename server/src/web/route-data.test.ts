import { expect, test } from 'vitest';
import type { CatalogueSearch } from '../catalogue/search/catalogue-search.ts';
import { routeData } from './route-data.ts';

const catalogue = {
  find: async (text: string) => [{ stock_code: 'A-1', description: text, pack_quantity: 1 }],
  near: async () => [],
} as Partial<CatalogueSearch> as CatalogueSearch;
const at = (path: string) =>
  routeData(
    path,
    { database: { query: async () => [] }, clock: { now: () => new Date() }, config: {} } as never,
    catalogue,
  );

test('NAV-14 finds a loader by its path, ignoring case and a trailing slash', async () => {
  const found = { text: 'M12 x 80', parts: [{ stock_code: 'A-1', description: 'M12 x 80', pack_quantity: 1 }] };
  expect(await at('/search/M12%20x%2080')).toEqual({ found });
  expect(await at('/Search/M12%20x%2080/')).toEqual({ found });
  expect(await at('/Part/hxb-1/')).toMatchObject({ near: { stock_code: 'HXB-1', codes: [] } });
});

test('other paths and over-long texts have no data; broken escapes do not fail', async () => {
  for (const path of ['/search', '/search/', '/home', '/part/a/b', `/part/${'x'.repeat(201)}`])
    expect(await at(path)).toBeNull();
  expect(await at('/search/%E0%A4')).toMatchObject({ found: { text: '%E0%A4' } });
  expect(await at('/part/%00')).toMatchObject({ near: { codes: [] } });
});
