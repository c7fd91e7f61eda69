import type { PartHistory } from '@portal/domain/catalogue';
import { sql, type Transaction } from '../db/database.ts';

type Queries = Pick<Transaction, 'query'>;
type Order = PartHistory['orders'][number];

const monthsShown = 24;
const ordersShown = 20;

/** The last `monthsShown` months up to `today`, oldest first, as YYYY-MM. */
function monthsUpTo(today: Date): string[] {
  return Array.from({ length: monthsShown }, (_, i) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (monthsShown - 1 - i), 1))
      .toISOString()
      .slice(0, 7),
  );
}

/** An account's history of each part. Parts that it never ordered are missing. */
export async function partHistories(
  db: Queries,
  accode: string,
  codes: readonly string[],
  today: Date,
): Promise<ReadonlyMap<string, PartHistory>> {
  const rows = await db.query<Order & { readonly stock_code: string }>(sql`
    SELECT l.stock_code, o.so_order_no, o.so_order_date::text AS so_order_date, o.customer_reference,
      sum(l.so_display_qty)::int AS so_display_qty, sum(l.amount)::text AS amount
    FROM sales_order_line l JOIN sales_order o USING (so_order_no)
    WHERE l.stock_code = ANY(${[...new Set(codes)]}::text[]) AND o.accode = ${accode}
    GROUP BY l.stock_code, o.so_order_no ORDER BY o.so_order_date DESC, o.so_order_no DESC`);
  const byCode = new Map<string, Order[]>();
  for (const { stock_code, ...order } of rows) {
    const present = byCode.get(stock_code);
    if (present) present.push(order);
    else byCode.set(stock_code, [order]);
  }
  const months = monthsUpTo(today);
  return new Map([...byCode].map(([stock_code, orders]) => [stock_code, historyOf(accode, orders, months)]));
}

function historyOf(accode: string, orders: readonly Order[], months: readonly string[]): PartHistory {
  return {
    accode,
    times_ordered: orders.length,
    amount_ordered: orders.reduce((sum, order) => sum + order.so_display_qty, 0),
    months: months.map((month) => {
      const within = orders.filter((order) => order.so_order_date.startsWith(month));
      return {
        month,
        quantity: within.reduce((sum, order) => sum + order.so_display_qty, 0),
        orders: within.length,
      };
    }),
    orders: orders.slice(0, ordersShown),
  };
}
