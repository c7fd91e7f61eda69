import { applyOperation, newCart, type Operation } from '@portal/domain/cart';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCart, readCart } from '../../cart/rows.ts';
import { type Database, sql } from '../../db/database.ts';
import { memoryDatabase } from '../../db/memory-store.fixture.ts';
import { filtersOf } from '../catalogue/filters.ts';
import { type DemoSupplier, makeDemoSupplier } from '../supplier.ts';
import { wellKnownCarts } from '../well-known.ts';
import { fillDatabase, isEmptyStore } from './fill-database.ts';

const options = { passwordHash: 'hash of the demo password' };
let supplier: DemoSupplier;
let db: Database;
const progress: string[] = [];

beforeAll(async () => {
  supplier = makeDemoSupplier({ parts: 500, today: '2026-11-20' });
  db = await memoryDatabase();
  await fillDatabase(db, supplier, { ...options, progress: (line) => progress.push(line) });
}, 120_000);

afterAll(() => db.close());

async function count(from: string): Promise<number> {
  const [row] = await db.query<{ n: number }>({ text: `SELECT count(*)::int AS n FROM ${from}`, values: [] });
  return row?.n ?? -1;
}

test('every row of the supplier is in its table', async () => {
  expect(supplier.parts.length).toBeGreaterThanOrEqual(500);
  const expected: Readonly<Record<string, number>> = {
    part: supplier.parts.length,
    price: supplier.prices.reduce((sum, price) => sum + price.quantity_breaks.length, 0),
    stock: supplier.parts.length,
    part_relation: supplier.relations.length,
    filter: filtersOf(supplier.parts).length,
    account: supplier.accounts.length,
    portal_user: 9,
    sales_order: supplier.salesOrders.length,
    cart: supplier.carts.length,
    cart_line: supplier.carts.reduce((sum, cart) => sum + cart.state.lines.length, 0),
    test_certificate: supplier.certificates.length,
    warehouse: 8,
    delivery_option: 4,
    store: 104,
    deal: 9,
    document: supplier.documents.length,
    part_document: supplier.partDocuments.length,
    customer_stock_code: supplier.customerCodes.length,
    dropship_address: supplier.dropships.length + 1,
  };
  for (const [table, rows] of Object.entries(expected)) expect([table, await count(table)]).toEqual([table, rows]);
  expect(progress.some((line) => line.includes(`${supplier.parts.length} new`))).toBe(true);
});

test('part codes in columns without a foreign key exist', async () => {
  const references = [
    ['sales_order_line', 'stock_code'],
    ['test_certificate', 'stock_code'],
  ];
  for (const [table, column] of references) {
    const from = `${table} t WHERE t.${column} IS NOT NULL AND NOT EXISTS (SELECT FROM part p WHERE p.stock_code = t.${column})`;
    expect([table, column, await count(from)]).toEqual([table, column, 0]);
  }
  expect(await count('stock WHERE cardinality(available) <> (SELECT count(*) FROM warehouse)')).toBe(0);
});

test('descriptions with quotes, dashes and special characters are stored unchanged', async () => {
  const rows = await db.query<{ description: string; information: { details: unknown[] } }>(
    sql`SELECT description, information FROM part ORDER BY part_id`,
  );
  expect(rows.map((row) => row.description)).toEqual(supplier.parts.map((part) => part.description));
  expect(rows.every((row) => row.information.details.length >= 4)).toBe(true);
});

test('CART-18 every cart equals the fold of its operations', async () => {
  for (const cart of supplier.carts) {
    const row = await readCart(db, cart.state.orderNum);
    if (!row) throw new Error(`No cart ${cart.state.orderNum}`);
    const { state } = await loadCart(db, row);
    const history = await db.query<{ operation: Operation }>(
      sql`SELECT operation FROM cart_operation WHERE order_num = ${cart.state.orderNum} ORDER BY revision`,
    );
    const { accode, billto, tabtype, warehouse } = state;
    const begun = newCart({ orderNum: cart.state.orderNum, accode, billto, tabtype, warehouse });
    const folded = history.reduce((before, { operation }) => applyOperation(before, operation).cart, begun);
    expect(state).toEqual(folded);
    expect(row.revision).toBe(history.length);
  }
});

test('CART-02 new carts are numbered after the existing ones', async () => {
  const [row] = await db.query<{ last_number: number }>(
    sql`SELECT last_number FROM cart_counter WHERE code = 'KES014'`,
  );
  expect(row?.last_number).toBe(Number(wellKnownCarts.empty.slice(-6)));
});

test('a drop-ship address added later gets a new number', async () => {
  const [row] = await db.query<{ ds_id: number }>(sql`
    INSERT INTO dropship_address (created_for_accode, company, contact, address_1, suburb, state, postcode)
    VALUES ('KES014', 'Later', 'Anyone', '1 Road', 'Sydney', 'NSW', '2000') RETURNING ds_id`);
  expect(row?.ds_id).toBe(supplier.dropships.length + 2);
});

test('filling again changes nothing and returns filled: false', async () => {
  const again = await fillDatabase(db, supplier, options);
  expect(again).toEqual({ filled: false, marker: { seed: supplier.seed, parts: supplier.parts.length, version: 1 } });
  expect(await count('part')).toBe(supplier.parts.length);
});

test('a database with other data is refused and left unchanged', { timeout: 120_000 }, async () => {
  await db.close();
  db = await memoryDatabase();
  expect(await isEmptyStore(db)).toBe(true);
  await db.query(sql`INSERT INTO warehouse VALUES ('40', 'Sydney', 'X', 'NSW', '2000')`);
  await db.query(sql`INSERT INTO account (accode, billto, name, suburb, state, postcode, store_code, warehouse)
    VALUES ('REAL01', 'REAL01', 'A real customer', 'Sydney', 'NSW', '2000', 'S1', '40')`);
  await expect(fillDatabase(db, supplier, options)).rejects.toThrow('contains data other than the demo supplier');
  const parts = await db.query<{ n: number }>(sql`SELECT count(*)::int AS n FROM part`);
  expect(parts[0]?.n).toBe(0);
});
