import { newCart } from '@portal/domain/cart';
import { headOf, type StoredCart, unpriced } from '../cart/rows.ts';
import { type Database, sql } from '../db/database.ts';

const zero = '0.00';
const totals = {
  savedExtended: '41.20',
  savedGST: '5.12',
  savedWeight: '1.000',
  discount: zero,
  discounts_used: [],
  promo_code_value: zero,
  total_freight_cost: '10.00',
  total_freight_charge: '10.00',
  serviceCharge: zero,
  total: '56.32',
  lines_priced: 1,
  lines_ordered: 1,
};

/** For tests: an account with a user and a part. */
export async function fillSupplier(database: Database): Promise<void> {
  await database.query(sql`INSERT INTO warehouse VALUES ('40', 'Sydney', 'X', 'NSW', '2000')`);
  await database.query(sql`
    INSERT INTO account (accode, billto, name, suburb, state, postcode, store_code, warehouse, address, business_number)
    VALUES ('KES014', 'KES014', 'Kestrel & Sons', 'Alexandria', 'NSW', '2015', '', '40', E'12 Mill St\n', '12 345 678 901')`);
  await database.query(sql`
    INSERT INTO portal_user (user_id, username, firstname, lastname, email, user_type)
    VALUES ('u', 'moira', 'Moira', 'Tan', 'moira@kestrel.example', 'customer')`);
  await database.query(sql`
    INSERT INTO part (stock_code, part_id, description, product_category, product_type, thread, finish, spec, size, length, image,
      pack_quantity, pack_code, pack_weight, inner_quantity, sell_quantity_minimum, sell_quantity_increment, price_per, information)
    VALUES ('HXB-12050-88Z', 0, 'Hex bolt M12 × 50 <8.8>', 'bolts', 'hex', '', '', '', 'M12', '50', '', 100, 'B', 1000, 100, 1, 1, 100, '{}')`);
  await database.query(sql`INSERT INTO customer_stock_code VALUES ('KES014', 'HXB-12050-88Z', 'KF-1032')`);
}

/** For tests: the id of the nth order. */
export const orderNumber = (n: number): string => `KES014-${String(n).padStart(6, '0')}`;

/** For tests: stores a submitted order with one line of 100 bolts. */
export async function submittedCart(database: Database, n: number, now: Date): Promise<StoredCart> {
  const orderNum = orderNumber(n);
  const at = now.toISOString();
  const line = {
    line_id: '01J00000000000000000000000',
    line_number: 1,
    stock_code: 'HXB-12050-88Z',
    order_quantity: 100,
    last_order_quantity: 0,
    forceShow: false,
    poa: false,
    aliases: [],
    note: 'For the stairs; level "2"',
    line_reference: 'J-12',
    requested_quantity: null,
    using_artificial_quantity: false,
    changed_revision: 1,
    changed_by: 'moira',
  };
  const state = {
    ...newCart({ orderNum, accode: 'KES014', billto: 'KES014', customer_reference: 'PO 7 & 8' }),
    revision: 3,
    confirmed: at,
    submitted: at,
    lines: [line],
  };
  const price = { ...unpriced, known: true, webPrice: '41.20', extended: '41.2000', price_per: 100 };
  const row = {
    order_num: orderNum,
    accode: 'KES014',
    created: at,
    modified: at,
    revision: 3,
    stamp: `s${n}`,
    price_list: null,
    head: headOf(state),
    totals,
    record: {},
  };
  await database.query(sql`
    INSERT INTO cart (order_num, accode, created_by, created, modified, revision, stamp, status, head, totals)
    VALUES (${orderNum}, 'KES014', 'u', ${at}, ${at}, 3, ${row.stamp}, 'submitted', ${JSON.stringify(row.head)}::jsonb,
      ${JSON.stringify(totals)}::jsonb)`);
  return { row, state, prices: new Map([[line.line_id, price]]) };
}
