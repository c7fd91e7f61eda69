import type { HistoryOrder } from '@portal/domain/history';
import { sql, type Transaction } from '../db/database.ts';

type Queries = Pick<Transaction, 'query'>;

export interface SalesOrderSearch {
  readonly accodes: readonly string[];
  /** The first day, YYYY-MM-DD. */
  readonly from: string;
  /** The last day, or null. */
  readonly to: string | null;
  /** An order must contain all of them in its number and reference, or with these in one of its lines. */
  readonly words: readonly string[];
}

export interface AskedPeriod {
  /** YYYY-MM-DD. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly days_of_history?: number | undefined;
  /** Words to search for. */
  readonly text?: string | undefined;
}

const usualDays = 365;
const day = 86_400_000;
const beginning = '0001-01-01';

/** HIST-02: the last year, unless a period is given; a search without one looks at all orders. */
export function searchOf(
  { from, to, days_of_history, text = '' }: AskedPeriod,
  now: Date,
): Omit<SalesOrderSearch, 'accodes'> {
  const words = text.split(/\s+/).filter(Boolean);
  const isSearch = words.length > 0 || to !== undefined;
  const days = days_of_history ?? (isSearch ? null : usualDays);
  const first = days === null ? beginning : new Date(now.getTime() - days * day).toISOString().slice(0, 10);
  return { from: from ?? first, to: to ?? null, words };
}

/** LIKE pattern that finds a word anywhere, with special characters escaped. */
const patternOf = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Searched text of a line. Sizes are found as printed, `M12 × 50`, and as typed, `M12x50`. */
const lineText = sql`concat_ws(' ', l.stock_code, c.customer_stock_code, p.description, replace(p.description, ' × ', 'x'))`;
const orderText = sql`concat_ws(' ', o.so_order_no, o.customer_reference)`;
const lineTables = sql`sales_order_line l LEFT JOIN part p USING (stock_code)
  LEFT JOIN customer_stock_code c ON c.accode = o.accode AND c.stock_code = l.stock_code`;

/** HIST-02: matching orders, newest first, and whether the accounts have orders before `from`. */
export async function listSalesOrders(
  db: Queries,
  { accodes, from, to, words }: SalesOrderSearch,
): Promise<{ readonly orders: readonly HistoryOrder[]; readonly further: boolean }> {
  const patterns = words.map(patternOf);
  const orders = await db.query<HistoryOrder & { readonly found_codes: readonly string[] }>(sql`
    SELECT o.so_order_no, o.so_order_date::text AS so_order_date, o.accode, o.customer_reference, o.total::text AS total,
      (SELECT count(*)::int FROM sales_order_line l WHERE l.so_order_no = o.so_order_no) AS line_count,
      ARRAY(SELECT l.stock_code FROM ${lineTables} WHERE cardinality(${patterns}::text[]) > 0
        AND l.so_order_no = o.so_order_no AND ${lineText} ILIKE ANY(${patterns}::text[])
        AND concat_ws(' ', ${orderText}, ${lineText}) ILIKE ALL(${patterns}::text[]) ORDER BY l.line_number) AS found_codes
    FROM sales_order o WHERE o.accode = ANY(${accodes}::text[]) AND o.so_order_date >= ${from}::date
      AND (${to}::date IS NULL OR o.so_order_date <= ${to}::date)
      AND (${orderText} ILIKE ALL(${patterns}::text[]) OR EXISTS (
        SELECT FROM ${lineTables} WHERE l.so_order_no = o.so_order_no
          AND concat_ws(' ', ${orderText}, ${lineText}) ILIKE ALL(${patterns}::text[])))
    ORDER BY o.so_order_date DESC, o.so_order_no DESC`);
  const [older] = await db.query<{ further: boolean }>(sql`
    SELECT EXISTS (SELECT FROM sales_order WHERE accode = ANY(${accodes}::text[]) AND so_order_date < ${from}::date) AS further`);
  const found = orders.map(({ found_codes, ...order }) => (words.length > 0 ? { ...order, found_codes } : order));
  return { orders: found, further: older?.further ?? false };
}
