import { applyStockListChange, buildSearchIndex, readStockList, type StockList } from '@portal/domain/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, sql } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import { fillDatabase } from '../demo/fill/fill-database.ts';
import { makeDemoSupplier } from '../demo/supplier.ts';
import type { Services } from '../services.ts';
import { StockListStore, stockListVersion } from './stock-list.ts';
import { stockListFor } from './stock-list-for.ts';

let db: Database;
let lists: StockListStore;
beforeAll(async () => {
  db = await memoryDatabase();
  await fillDatabase(db, makeDemoSupplier({ parts: 400, today: '2026-11-20' }), { passwordHash: 'none' });
  lists = new StockListStore(db);
});
afterAll(() => db.close());

async function whole(): Promise<StockList> {
  const { packed } = await lists.get();
  return readStockList(JSON.parse(packed.identity.toString('utf8')).data.stocklist);
}

test('SRCH-03 applying the changes since a version to its list results in the current list', async () => {
  const before = await whole();
  // The first load of the demo supplier is one change: its filters were built.
  const [base, changes] = before.version.split('.');
  expect(changes).toBe('1');
  expect(await lists.changesSince(before.version)).toMatchObject({ version: before.version, removed: [] });
  await db.query(sql`UPDATE part SET description = 'Other words' WHERE stock_code = 'HXB-12050-88Z'`);
  await db.query(sql`DELETE FROM part WHERE stock_code = 'UBT-24450-00G'`);
  await db.query(sql`INSERT INTO part SELECT 'NEW-1', 999999, 'New part', product_category, product_type, thread, finish, spec, size,
    length, image, pack_quantity, pack_code, pack_weight, inner_quantity, sell_quantity_minimum, sell_quantity_increment, price_per,
    false, null, false, information FROM part WHERE stock_code = 'HXB-16080-88Z'`);
  // Matches no row, so it is no change.
  await db.query(sql`UPDATE part SET description = 'x' WHERE stock_code = 'NOPE'`);
  expect(await stockListVersion(db)).toBe(`${base}.4`);

  const change = await lists.changesSince(before.version);
  if (!change) throw new Error('no difference');
  expect([...change.changed.stock_code].sort()).toEqual(['HXB-12050-88Z', 'NEW-1']);
  expect(change.removed).toEqual(['UBT-24450-00G']);
  const next = applyStockListChange(before, change);
  const fresh = await whole();
  expect(next.version).toBe(fresh.version);
  expect(next.stock_code).toEqual(fresh.stock_code);
  for (let row = 0; row < fresh.count; row += 1) expect(next.factsAt(row)).toEqual(fresh.factsAt(row));
  expect((await lists.changesSince(`${base}.3`))?.changed.stock_code).toEqual(['NEW-1']);
});

test('SRCH-03 no changes are known since an unknown, future or malformed version', async () => {
  const version = (await stockListVersion(db)).split('.')[0];
  for (const known of ['older', '', `${version}.99`, `${version}.-1`, `${version}.1e1`, `${version}x`]) {
    expect(await lists.changesSince(known)).toBeNull();
  }
});

test('SRCH-03 the code and position of a part never change', async () => {
  const rename = sql`UPDATE part SET stock_code = 'OTHER' WHERE stock_code = 'NEW-1'`;
  await expect(db.query(rename)).rejects.toThrow('do not change');
});

test('SRCH-01 the list says how popular a part is, by the accounts that bought it, but nothing of what only one account bought', async () => {
  const bought = await db.query<{ readonly stock_code: string; readonly accounts: number }>(sql`
    SELECT l.stock_code, count(DISTINCT o.accode)::integer AS accounts
    FROM sales_order_line l JOIN sales_order o ON o.so_order_no = l.so_order_no
    JOIN part p ON p.stock_code = l.stock_code GROUP BY l.stock_code ORDER BY 2 DESC, 1`);
  const list = await whole();
  const { boost } = buildSearchIndex(list);
  const boostOf = (code: string | undefined) => boost[list.rowOf(code ?? '')] ?? 0;
  const [most] = bought;
  const once = bought.find(({ accounts }) => accounts === 1);
  expect(most?.accounts).toBeGreaterThan(1);
  expect(once).toBeDefined();
  expect(boostOf(most?.stock_code)).toBe(Math.max(...boost));
  expect(boostOf(most?.stock_code)).toBeGreaterThan(0);
  expect(boostOf(once?.stock_code)).toBe(0);
});

describe('SRCH-03 what a browser is sent', () => {
  const search = (size: object) => ({ size: async () => size }) as Services['search'];
  const sent = async (known: string | undefined, size: object = { large: false }, who = holder) => {
    const reply = await stockListFor({ stockList: lists, database: db, search: search(size) }, () => who, known);
    return 'data' in reply ? reply.data : 'the whole list';
  };
  const holder: { readonly accode: string; readonly userId: string } | null = { accode: 'KES014', userId: 'u1' };

  test('nothing if its list is current, the changes if they are known, and else the whole list', async () => {
    const version = await stockListVersion(db);
    expect(await sent(version)).toEqual({ version, stocklist: null });
    expect(await sent(version.split('.')[0])).toMatchObject({ version, stocklist: null, change: { version } });
    for (const known of [undefined, 'older']) expect(await sent(known)).toBe('the whole list');
  });

  test('of a large catalogue the range of the account, nothing for a visitor, whatever it has', async () => {
    const large = { large: true, version: 'v1', parts: 70_000 };
    const own = await db.query(sql`SELECT DISTINCT stock_code FROM sales_order_line JOIN sales_order USING (so_order_no)
      JOIN part USING (stock_code) WHERE accode = 'KES014'`);
    for (const known of [undefined, 'v1']) {
      const reply = await sent(known, large);
      expect(reply).toMatchObject({ version: 'v1', parts: 70_000 });
      expect(reply === 'the whole list' ? 0 : reply.stocklist?.stock_code.length).toBeGreaterThanOrEqual(own.length);
      expect(await sent(known, large, null)).toMatchObject({ stocklist: { stock_code: [] } });
    }
    expect(own.length).toBeGreaterThan(0);
  });
});
