import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller } from './as-caller.ts';
import { type Database, sql } from './database.ts';
import { memoryDatabase } from './memory-store.fixture.ts';

let database: Database;
const carts = ['ONE001-000001', 'ONE001.2-000001', 'TWO002-000001'];

beforeAll(async () => {
  database = await memoryDatabase();
  await database.query(sql`INSERT INTO warehouse VALUES ('40', 'Sydney', 'X', 'NSW', '2000')`);
  await database.query(sql`
    INSERT INTO account (accode, billto, name, suburb, state, postcode, store_code, warehouse)
    SELECT code, code, code, '', '', '', '', '40' FROM unnest(ARRAY['ONE001', 'TWO002']) AS code`);
  await database.query(sql`
    INSERT INTO portal_user (user_id, username, firstname, lastname, email, user_type) VALUES ('u', 'u', '', '', '', 'customer')`);
  for (const orderNum of carts) {
    await database.query(sql`
      INSERT INTO cart (order_num, accode, created_by, created, modified, head, totals)
      VALUES (${orderNum}, ${orderNum.slice(0, 6)}, 'u', now(), now(), '{}', '{}')`);
    await database.query(sql`
      INSERT INTO cart_line (order_num, line_id, line_number, stock_code, order_quantity, state)
      VALUES (${orderNum}, 'L', 1, 'A', 1, '{}')`);
    await database.query(sql`
      INSERT INTO cart_operation (order_num, operation_id, by_user, real_user, kind, operation, outcome, made)
      VALUES (${orderNum}, 'O', 'u', 'u', 'line.add', '{}', '{}', now())`);
  }
});
afterAll(() => database.close());

const tables = ['cart', 'cart_line', 'cart_operation'] as const;

/** The order numbers that each table shows to callers with these accounts. */
const seen = (accounts: readonly string[] | undefined) =>
  database.transaction(async (tx) => {
    for (const text of asCaller(accounts).split('; ').filter(Boolean)) await tx.query({ text, values: [] });
    const shown: (readonly string[])[] = [];
    for (const table of tables) {
      const text = `SELECT order_num FROM ${table} ORDER BY order_num COLLATE "C"`;
      shown.push((await tx.query<{ order_num: string }>({ text, values: [] })).map((row) => row.order_num));
    }
    return shown;
  });
const three = (orderNums: readonly string[]) => tables.map(() => orderNums);

describe('SESS-07 row-level security in the database', () => {
  test('shows a caller the carts, lines and history of their accounts, in every series of ids', async () => {
    expect(await seen(['ONE001'])).toEqual(three(['ONE001-000001', 'ONE001.2-000001']));
    expect(await seen(['TWO002', 'NONE'])).toEqual(three(['TWO002-000001']));
    expect(await seen(['ONE001', 'TWO002'])).toEqual(three(carts));
  });

  test('shows a caller without accounts nothing', async () => {
    expect(await seen([])).toEqual(three([]));
    const shown = await database.transaction(async (tx) => {
      await tx.query({ text: 'SET LOCAL ROLE portal_caller', values: [] });
      return tx.query(sql`SELECT order_num FROM cart`);
    });
    expect(shown).toEqual([]);
  });

  test("shows the server's own work everything, also after a caller's transaction", async () => {
    expect(await seen(undefined)).toEqual(three(carts));
  });

  test('refuses changes and inserts for carts of other accounts', async () => {
    const asOne = (text: string) =>
      database.transaction(async (tx) => {
        for (const begin of asCaller(['ONE001']).split('; ').filter(Boolean))
          await tx.query({ text: begin, values: [] });
        return tx.query({ text, values: [] });
      });
    expect(await asOne("UPDATE cart SET line_count = 9 WHERE order_num = 'TWO002-000001' RETURNING 1")).toEqual([]);
    expect(await asOne("DELETE FROM cart_line WHERE order_num = 'TWO002-000001' RETURNING 1")).toEqual([]);
    const line = "INSERT INTO cart_line VALUES ('TWO002-000001', 'M', 2, 'A', 1, '{}')";
    await expect(asOne(line)).rejects.toThrow('row-level security');
    await expect(asOne("UPDATE cart SET accode = 'TWO002' WHERE order_num = 'ONE001-000001'")).rejects.toThrow(
      'row-level security',
    );
  });
});

test('an invalid account code is refused', () => {
  expect(() => asCaller(["x'; DROP TABLE cart; --"])).toThrow('no code of an account');
});
