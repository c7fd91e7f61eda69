import type { Handler } from '../calls/handler.ts';
import { sql } from '../db/database.ts';
import { accodesOf, signedIn } from '../session/access.ts';

/** CART-01: the caller's own carts of those named, in their order; what is not the caller's is left out unsaid. */
export const updateOpenCarts: Handler<'updateOpenCarts'> = async ({ data, caller: who }, { database }) => {
  const caller = signedIn(who);
  const wanted = [...new Set(data.open_tabs)];
  return database.transaction(
    async (tx) => {
      const rows = await tx.query<{ order_num: string }>(sql`
      SELECT order_num FROM cart WHERE order_num = ANY(${wanted}::text[]) AND accode = ANY(${accodesOf(caller)}::text[])`);
      const own = new Set(rows.map((row) => row.order_num));
      const open_tabs = wanted.filter((orderNum) => own.has(orderNum));
      await tx.query(sql`
      INSERT INTO open_tab (user_id, order_nums) VALUES (${caller.userId}, ${open_tabs}::text[])
      ON CONFLICT (user_id) DO UPDATE SET order_nums = excluded.order_nums`);
      return { data: { open_tabs } };
    },
    { accounts: accodesOf(caller) },
  );
};
