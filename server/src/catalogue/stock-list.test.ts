import { applyStockListChange, buildSearchIndex, readStockList, type StockList } from '@portal/domain/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, sql } from '../db/database.ts';
import { insertPart, usersStore } from '../services.fixture.ts';
import type { Services } from '../services.ts';
import { StockListStore, stockListVersion } from './stock-list.ts';
import { stockListFor } from './stock-list-for.ts';

let db: Database;
let lists: StockListStore;
beforeAll(async () => {
  ({ database: db } = await usersStore());
  await db.query(sql`
    INSERT INTO account SELECT 'THI001', 'THI001', 'Third', suburb, state, postcode, store_code, 0, true, warehouse
    FROM account WHERE accode = 'HAR010'`);
  for (const [part_id, stock_code] of ['BOLT', 'NUT', 'WASHER', 'SCREW'].entries()) {
    await insertPart(db, part_id, stock_code);
  }
  for (const [accode, ...bought] of [
    ['KES014', 'BOLT', 'NUT', 'WASHER'],
    ['HAR010', 'BOLT', 'NUT'],
    ['THI001', 'BOLT'],
  ]) {
    await db.query(sql`INSERT INTO sales_order VALUES (${`S-${accode}`}, ${accode}, '2026-10-01', '', 10)`);
    for (const [line, stock_code] of bought.entries()) {
      await db.query(sql`INSERT INTO sales_order_line VALUES (${`S-${accode}`}, ${line + 1}, ${stock_code}, 100, 10)`);
    }
  }
  lists = new StockListStore(db);
});
afterAll(() => db.close());

async function whole(): Promise<StockList> {
  const { packed } = await lists.get();
  return readStockList(JSON.parse(packed.identity.toString('utf8')).data.stocklist);
}

test('SRCH-03 applying the changes since a version to its list results in the current list', async () => {
  const before = await whole();
  const [base, changes] = before.version.split('.');
  // Each of the four parts was a change.
  expect(changes).toBe('4');
  expect(await lists.changesSince(before.version)).toMatchObject({ version: before.version, removed: [] });
  await db.query(sql`UPDATE part SET description = 'Other words' WHERE stock_code = 'BOLT'`);
  await db.query(sql`DELETE FROM part WHERE stock_code = 'SCREW'`);
  await db.query(sql`INSERT INTO part SELECT 'NEW-1', 999999, 'New part', product_category, product_type, thread, finish, spec, size,
    length, image, pack_quantity, pack_code, pack_weight, inner_quantity, sell_quantity_minimum, sell_quantity_increment, price_per,
    false, null, false, information FROM part WHERE stock_code = 'NUT'`);
  // Matches no row, so it is no change.
  await db.query(sql`UPDATE part SET description = 'x' WHERE stock_code = 'NOPE'`);
  expect(await stockListVersion(db)).toBe(`${base}.7`);

  const change = await lists.changesSince(before.version);
  if (!change) throw new Error('no difference');
  expect([...change.changed.stock_code].sort()).toEqual(['BOLT', 'NEW-1']);
  expect(change.removed).toEqual(['SCREW']);
  const next = applyStockListChange(before, change);
  const fresh = await whole();
  expect(next.version).toBe(fresh.version);
  expect(next.stock_code).toEqual(fresh.stock_code);
  for (let row = 0; row < fresh.count; row += 1) expect(next.factsAt(row)).toEqual(fresh.factsAt(row));
  expect((await lists.changesSince(`${base}.6`))?.changed.stock_code).toEqual(['NEW-1']);
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
  const list = await whole();
  const { boost } = buildSearchIndex(list);
  const [bolt = 0, nut = 0, washer = 0] = ['BOLT', 'NUT', 'WASHER'].map((code) => boost[list.rowOf(code)]);
  expect(bolt).toBeGreaterThan(nut);
  expect(nut).toBeGreaterThan(0);
  // Only one account bought it.
  expect(washer).toBe(0);
});

describe('SRCH-03 what a browser is sent', () => {
  const search = (size: object) => ({ size: async () => size }) as Services['search'];
  const sent = async (known: string | undefined, size: object = { large: false }, who = holder) => {
    const reply = await stockListFor({ stockList: lists, database: db, search: search(size) }, () => who, known);
    return 'data' in reply ? reply.data : 'the whole list';
  };
  const holder: { readonly accode: string; readonly userId: string } | null = { accode: 'HAR010', userId: 'u1' };

  test('nothing if its list is current, the changes if they are known, and else the whole list', async () => {
    const version = await stockListVersion(db);
    expect(await sent(version)).toEqual({ version, stocklist: null });
    expect(await sent(version.split('.')[0])).toMatchObject({ version, stocklist: null, change: { version } });
    for (const known of [undefined, 'older']) expect(await sent(known)).toBe('the whole list');
  });

  test('of a large catalogue the range of the account, nothing for a visitor, whatever it has', async () => {
    const large = { large: true, version: 'v1', parts: 70_000 };
    for (const known of [undefined, 'v1']) {
      const reply = await sent(known, large);
      expect(reply).toMatchObject({ version: 'v1', parts: 70_000 });
      expect(reply).toMatchObject({ stocklist: { stock_code: ['BOLT', 'NUT'] } });
      expect(await sent(known, large, null)).toMatchObject({ stocklist: { stock_code: [] } });
    }
  });
});
