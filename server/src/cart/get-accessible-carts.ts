import type { Handler } from '../calls/handler.ts';
import { sql } from '../db/database.ts';
import { accodesOf, signedIn } from '../session/access.ts';
import { type SummaryRow, summary, summaryColumns } from './get-open-carts.ts';

/** CART-14: which of the carts named, or of the caller's open tabs, may be opened; in the order asked. */
export const getAccessibleCarts: Handler<'getAccessibleCarts'> = async ({ data, caller: who }, { database }) => {
  const caller = signedIn(who);
  const accodes = accodesOf(caller);
  return database.transaction(
    async (tx) => {
      const [tabs] =
        data.cart_ids === undefined
          ? await tx.query<{ order_nums: string[] }>(
              sql`SELECT order_nums FROM open_tab WHERE user_id = ${caller.userId}`,
            )
          : [{ order_nums: data.cart_ids }];
      const wanted = [...new Set(tabs?.order_nums ?? [])];
      const rows = await tx.query<SummaryRow>(sql`
        SELECT ${summaryColumns} FROM cart c JOIN account a USING (accode)
        WHERE c.order_num = ANY(${wanted}::text[]) AND c.accode = ANY(${accodes}::text[])`);
      const found = new Map(rows.map((row) => [row.order_num, row]));
      const accessible = wanted.flatMap((id) => found.get(id) ?? []).map(summary);
      return { data: { accessible, inaccessible: wanted.filter((id) => !found.has(id)) } };
    },
    { accounts: accodes },
  );
};
