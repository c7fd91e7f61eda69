import { applyStockListChange, readStockList, unpackRows } from '@portal/domain/catalogue';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { TestClient } from '../support/client.ts';
import { useServer } from './databases.ts';

// The change is written directly to the database, as by the supplier's system; only PostgreSQL allows another process.
describe('a changed stock list on postgres', () => {
  const server = useServer('postgres');

  test('SRCH-03 a client with the list gets only the difference, and ends up with the complete new list', async () => {
    const client = new TestClient(server().url);
    const { version, stocklist } = await client.call('getStocklist');
    if (!stocklist) throw new Error('no list');
    const list = readStockList(stocklist);
    const store = new pg.Client({ connectionString: server().store });
    await store.connect();
    await store.query(
      `UPDATE part SET description = 'Other words', finish = 'Blue' WHERE stock_code = 'HXB-12050-88Z'`,
    );
    await store.query(`DELETE FROM part WHERE stock_code = 'UBT-24450-00G'`);
    await store.query(`INSERT INTO part SELECT 'NEW-1', 999999, 'New part', product_category, product_type, thread, finish, spec, size,
      length, image, pack_quantity, pack_code, pack_weight, inner_quantity, sell_quantity_minimum, sell_quantity_increment, price_per,
      false, null, false, information FROM part WHERE stock_code = 'HXB-16080-88Z'`);
    await store.query(`UPDATE part SET description = description WHERE stock_code = 'NOPE'`);
    await store.end();

    // The first load of the demo supplier is a change as well.
    const [base] = version.split('.');
    const answer = await client.call('getStocklist', { known_version: version });
    expect(answer.version).toBe(`${base}.4`);
    expect(answer.stocklist).toBeNull();
    if (!answer.change) throw new Error('no difference');
    expect([...answer.change.changed.stock_code].sort()).toEqual(['HXB-12050-88Z', 'NEW-1']);
    expect(answer.change.removed).toEqual(['UBT-24450-00G']);

    const next = applyStockListChange(list, answer.change);
    const { stocklist: whole } = await client.call('getStocklist');
    if (!whole) throw new Error('no list');
    const fresh = readStockList(whole);
    expect(fresh.version).toBe(next.version);
    expect(next.stock_code).toEqual(fresh.stock_code);
    for (let row = 0; row < fresh.count; row += 1) expect(next.factsAt(row)).toEqual(fresh.factsAt(row));
    expect(await client.call('getStocklist', { known_version: `${base}.4` })).toEqual({
      version: `${base}.4`,
      stocklist: null,
    });

    // The filters refer to rows of the new list, without the removed part.
    const { packed } = await client.call('getFilters', { packed: true });
    expect(packed?.version).toBe(fresh.version);
    const plain = await client.call('getFilters');
    for (const [i, filter] of (packed?.filters ?? []).entries()) {
      const codes = [...unpackRows(filter.rows, fresh.count)].map((row) => fresh.stock_code[row]);
      expect(codes).toEqual(plain.filters[i]?.members);
    }
    expect((await client.call('getFilters', { packed: true, known_version: fresh.version })).packed).toBeNull();
  });

  test('SRCH-03 an unknown version gets the complete list', async () => {
    const client = new TestClient(server().url);
    for (const known_version of ['older', '.', 'feed-1.-1', 'feed-1.99', 'feed-1.1e3']) {
      const answer = await client.call('getStocklist', { known_version });
      expect(answer.stocklist).not.toBeNull();
      expect(answer.change).toBeUndefined();
    }
  });
});
