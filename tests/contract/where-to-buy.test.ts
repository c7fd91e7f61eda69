import { describe, expect, test } from 'vitest';
import { TestClient } from '../support/client.ts';
import { databases, useServer } from './databases.ts';

describe.each(databases)('where to buy on %s', (database) => {
  const server = useServer(database);
  const list = (data: object) => new TestClient(server().url).call('getWtbList', data);

  test('WTB-01 the store count of each category matches its list', async () => {
    const { categories } = await new TestClient(server().url).call('getCategoryList');
    expect(categories.length).toBeGreaterThan(3);
    for (const { category, stores } of categories) {
      const found = await list({ category });
      expect(found.stores).toHaveLength(stores);
      expect(found.stores.every((store) => store.categories.includes(category))).toBe(true);
    }
  });

  test('WTB-01 stores near a postcode are sorted by distance, without sign-in', async () => {
    const { stores, place, places } = await list({ place: '2015' });
    expect(place).toMatchObject({ postcode: '2015', state: 'NSW' });
    expect(places.every((each) => each.postcode === '2015')).toBe(true);
    const distances = stores.map((store) => store.distance_km ?? -1);
    expect(distances[0]).toBeLessThan(5);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect((await list({ place: 'bohle qld' })).stores[0]).toMatchObject({ store_code: 'W80', distance_km: 0 });
  });

  test('WTB-01 lists stores that sell a part; an unknown place returns null', async () => {
    const all = await list({});
    const lifting = await list({ stock_code: 'EYB-12000-316', place: 'Atlantis' });
    expect(lifting.place).toBeNull();
    expect(lifting.stores.every((store) => store.categories.includes('Lifting and pipe'))).toBe(true);
    expect(lifting.stores.length).toBeLessThan(all.stores.length);
    expect(all.stores.every((store) => store.distance_km === null)).toBe(true);
  });

  test('WTB-01 CALL-09 wildcards and SQL are treated as text; a place of 10,000 characters is refused', async () => {
    for (const place of ['%', '_____', "' OR 1=1 --", '\\', '0000']) expect((await list({ place })).place).toBeNull();
    const { envelope } = await new TestClient(server().url).send('getWtbList', { place: 'x'.repeat(10_000) });
    expect(envelope.validation_results[0]?.field).toBe('place');
  });
});
