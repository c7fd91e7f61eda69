import type { HistorySummaryPart } from '@portal/domain/catalogue';
import type { Handler } from '../calls/handler.ts';
import { sql } from '../db/database.ts';
import { accountOf, signedIn } from '../session/access.ts';

/** PART-10: what tells the screen which parts have a history. */
export const orderHistorySummary: Handler<'orderHistorySummary'> = async ({ data, caller }, { database }) => {
  const { accode } = accountOf(signedIn(caller), data.accode);
  const parts = await database.query<HistorySummaryPart>(sql`
    SELECT l.stock_code, count(DISTINCT o.so_order_no)::int AS times_ordered, sum(l.so_display_qty)::int AS amount_ordered,
      max(o.so_order_date)::text AS last_ordered
    FROM sales_order o JOIN sales_order_line l USING (so_order_no) WHERE o.accode = ${accode}
    GROUP BY l.stock_code ORDER BY times_ordered DESC, amount_ordered DESC, l.stock_code`);
  return { data: { parts } };
};
