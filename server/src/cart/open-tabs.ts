import type { CartSummary } from '@portal/domain/cart';
import { sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { Queries } from './rows.ts';
import { cartsNamed } from './summaries.ts';

/** CART-01: order numbers in a user's tabs, from left to right. */
export async function readOpenTabs(tx: Queries, userId: string): Promise<string[]> {
  const [tabs] = await tx.query<Pick<Tables['open_tab'], 'order_nums'>>(sql`
    SELECT order_nums FROM open_tab WHERE user_id = ${userId}`);
  return [...(tabs?.order_nums ?? [])];
}

async function writeOpenTabs(tx: Queries, userId: string, orderNums: readonly string[]): Promise<void> {
  await tx.query(sql`
    INSERT INTO open_tab (user_id, order_nums) VALUES (${userId}, ${orderNums}::text[])
    ON CONFLICT (user_id) DO UPDATE SET order_nums = excluded.order_nums`);
}

/** CART-01: stores a user's tabs, in the given order, without carts of other accounts. Returns the stored order numbers. */
export async function changeOpenTabs(
  tx: Queries,
  userId: string,
  accodes: readonly string[],
  wanted: readonly string[],
): Promise<string[]> {
  const own = await cartsNamed(tx, accodes, [...new Set(wanted)]);
  const open_tabs = own.map((cart) => cart.orderNum);
  await writeOpenTabs(tx, userId, open_tabs);
  return open_tabs;
}

/** CART-14: splits carts by whether they belong to the accounts; both parts are in the requested order. */
export async function splitCarts(
  tx: Queries,
  accodes: readonly string[],
  orderNums: readonly string[],
): Promise<{ readonly accessible: readonly CartSummary[]; readonly inaccessible: string[] }> {
  const wanted = [...new Set(orderNums)];
  const accessible = await cartsNamed(tx, accodes, wanted);
  const found = new Set(accessible.map((cart) => cart.orderNum));
  return { accessible, inaccessible: wanted.filter((id) => !found.has(id)) };
}
