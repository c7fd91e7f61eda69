import type { HistoryOrder } from '@portal/domain/history';
import type { Handler } from '../calls/handler.ts';
import { sql } from '../db/database.ts';
import { accodesOf, signedIn } from '../session/access.ts';

const usualDays = 365;
const day = 86_400_000;

/** HIST-02: by the accounts that the caller has, whatever is asked. */
export const getOrderHistoryInvoiced: Handler<'getOrderHistoryInvoiced'> = async (
  { data, caller },
  { database, clock },
) => {
  const accodes = accodesOf(signedIn(caller), data.request_accodes);
  const since = new Date(clock.now().getTime() - (data.days_of_history ?? usualDays) * day).toISOString().slice(0, 10);
  const orders = await database.query<HistoryOrder>(sql`
    SELECT o.so_order_no, o.so_order_date::text AS so_order_date, o.accode, o.customer_reference, o.total::text AS total,
      (SELECT count(*)::int FROM sales_order_line l WHERE l.so_order_no = o.so_order_no) AS line_count
    FROM sales_order o WHERE o.accode = ANY(${accodes}::text[]) AND o.so_order_date >= ${since}::date
    ORDER BY o.so_order_date DESC, o.so_order_no DESC`);
  const [older] = await database.query<{ further: boolean }>(sql`
    SELECT EXISTS (SELECT FROM sales_order WHERE accode = ANY(${accodes}::text[]) AND so_order_date < ${since}::date) AS further`);
  return { data: { orders, further: older?.further ?? false } };
};
