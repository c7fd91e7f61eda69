import type { HistoryLine, HistoryOrderLines } from '@portal/domain/history';
import { invalidFields } from '../calls/refusal.ts';
import { sql, type Transaction } from '../db/database.ts';
import type { Caller } from '../session/caller.ts';

export interface SalesOrder extends HistoryOrderLines {
  readonly accode: string;
  readonly customer_reference: string;
  readonly total: string;
}

/**
 * Orders of the caller's accounts with their lines, in the order asked. Throws a refusal that names each number that is not the
 * caller's as one that is not there. `at` names the field of a number.
 */
export async function readSalesOrders(
  db: Pick<Transaction, 'query'>,
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
    byNumber.has(number) ? [] : [{ field: at(i), message: `There is no order ${number}` }],
  );
  if (missing.length > 0) throw invalidFields(missing);
  const lines = await db.query<HistoryLine & { readonly so_order_no: string }>(sql`
    SELECT l.so_order_no, l.line_number, l.stock_code, coalesce(p.description, '') AS description, l.so_display_qty,
      l.amount::text AS amount
    FROM sales_order_line l LEFT JOIN part p USING (stock_code) WHERE l.so_order_no = ANY(${numbers}::text[])
    ORDER BY l.so_order_no, l.line_number`);
  const linesOf = new Map<string, HistoryLine[]>();
  for (const { so_order_no, ...line } of lines) linesOf.set(so_order_no, [...(linesOf.get(so_order_no) ?? []), line]);
  return [...new Set(numbers)].flatMap((number) => {
    const order = byNumber.get(number);
    return order ? [{ ...order, order_lines: linesOf.get(number) ?? [] }] : [];
  });
}
