import type { HistorySummaryPart } from '@portal/domain/catalogue';
import type { HistoryLine, HistoryOrderLines } from '@portal/domain/history';
import { invalidFields } from '../calls/refusal.ts';
import { sql, type Transaction } from '../db/database.ts';
import { documentsMessages } from '../messages/documents.ts';
import type { Caller } from '../session/caller.ts';

type Queries = Pick<Transaction, 'query'>;

export interface SalesOrder extends HistoryOrderLines {
  readonly accode: string;
  readonly customer_reference: string;
  readonly total: string;
}

/**
 * Orders of the caller's accounts with their lines, in the requested order. Throws a refusal for unknown numbers, which includes orders
 * of other accounts. `at` is the field path of a number.
 */
export async function readSalesOrders(
  db: Queries,
  caller: Caller,
  numbers: readonly string[],
  at: (index: number) => string,
): Promise<readonly SalesOrder[]> {
  const accodes = caller.accounts.map((each) => each.accode);
  const orders = await db.query<Omit<SalesOrder, 'order_lines'>>(sql`
    SELECT so_order_no, so_order_date::text AS so_order_date, accode, customer_reference, total::text AS total FROM sales_order
    WHERE so_order_no = ANY(${numbers}::text[]) AND accode = ANY(${accodes}::text[])`);
  const byNumber = new Map(orders.map((each) => [each.so_order_no, each]));
  const missing = numbers.flatMap((number, i) =>
    byNumber.has(number) ? [] : [{ field: at(i), message: documentsMessages.noOrder(number) }],
  );
  if (missing.length > 0) throw invalidFields(missing);
  const lines = await db.query<HistoryLine & { readonly so_order_no: string }>(sql`
    SELECT l.so_order_no, l.line_number, l.stock_code, coalesce(c.customer_stock_code, '') AS customer_stock_code,
      coalesce(p.description, '') AS description, l.so_display_qty, l.amount::text AS amount
    FROM sales_order_line l JOIN sales_order o USING (so_order_no) LEFT JOIN part p USING (stock_code)
      LEFT JOIN customer_stock_code c ON c.accode = o.accode AND c.stock_code = l.stock_code
    WHERE l.so_order_no = ANY(${numbers}::text[])
    ORDER BY l.so_order_no, l.line_number`);
  const linesOf = new Map<string, HistoryLine[]>();
  for (const { so_order_no, ...line } of lines) linesOf.set(so_order_no, [...(linesOf.get(so_order_no) ?? []), line]);
  return [...new Set(numbers)].flatMap((number) => {
    const order = byNumber.get(number);
    return order ? [{ ...order, order_lines: linesOf.get(number) ?? [] }] : [];
  });
}

/** PART-10: how often and how many pieces of each part an account has ordered. */
export function summariseParts(db: Queries, accode: string): Promise<HistorySummaryPart[]> {
  return db.query<HistorySummaryPart>(sql`
    SELECT l.stock_code, count(DISTINCT o.so_order_no)::int AS times_ordered, sum(l.so_display_qty)::int AS amount_ordered,
      max(o.so_order_date)::text AS last_ordered,
      (array_agg(l.so_display_qty ORDER BY o.so_order_date DESC, o.so_order_no DESC))[1] AS last_quantity,
      coalesce(max(c.customer_stock_code), '') AS customer_stock_code, coalesce(max(p.description), '') AS description
    FROM sales_order o JOIN sales_order_line l USING (so_order_no) LEFT JOIN part p USING (stock_code)
      LEFT JOIN customer_stock_code c ON c.accode = o.accode AND c.stock_code = l.stock_code
    WHERE o.accode = ${accode}
    GROUP BY l.stock_code ORDER BY times_ordered DESC, amount_ordered DESC, l.stock_code`);
}
