import type { StaffInformation } from '@portal/domain/catalogue';
import { sql, type Transaction } from '../db/database.ts';

type Queries = Pick<Transaction, 'query'>;

const day = 86_400_000;

type Row = StaffInformation & { readonly stock_code: string };

/** PART-09: staff-only information by stock code. The caller of this function must check that the user is staff. */
export async function staffInformation(
  db: Queries,
  codes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, StaffInformation>> {
  const since = new Date(now.getTime() - 365 * day).toISOString().slice(0, 10);
  const rows = await db.query<Row>(sql`
    SELECT p.stock_code, p.price_per,
      coalesce((SELECT sum(pieces) FROM stock s, unnest(s.available) AS pieces WHERE s.stock_code = p.stock_code), 0)::int
        AS total_available,
      (SELECT price FROM price r WHERE r.stock_code = p.stock_code AND accode IS NULL ORDER BY quantity_break LIMIT 1) AS list_price,
      coalesce((SELECT jsonb_agg(jsonb_build_object('accode', a.accode, 'name', a.name, 'price_type', r.price_type,
          'quantity_break', r.quantity_break, 'price', r.price::text) ORDER BY a.accode, r.price_type, r.quantity_break)
        FROM price r JOIN account a USING (accode) WHERE r.stock_code = p.stock_code), '[]') AS agreed_prices,
      coalesce((SELECT jsonb_agg(jsonb_build_object('accode', accode, 'customer_stock_code', customer_stock_code) ORDER BY accode)
        FROM customer_stock_code c WHERE c.stock_code = p.stock_code), '[]') AS customer_codes,
      coalesce((SELECT jsonb_agg(to_jsonb(b)) FROM (
        SELECT a.accode, a.name, count(DISTINCT o.so_order_no)::int AS times_ordered, sum(l.so_display_qty)::int AS amount_ordered,
          max(o.so_order_date)::text AS last_ordered
        FROM sales_order_line l JOIN sales_order o USING (so_order_no) JOIN account a USING (accode)
        WHERE l.stock_code = p.stock_code AND o.so_order_date >= ${since}::date
        GROUP BY a.accode, a.name ORDER BY amount_ordered DESC, a.accode LIMIT 10) AS b), '[]') AS buyers
    FROM part p WHERE p.stock_code = ANY(${codes}::text[])`);
  return new Map(rows.map(({ stock_code, ...information }) => [stock_code, information]));
}

/** PART-09: the database rows by stock code, for operators. */
export async function debugRows(
  db: Queries,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  const rows = await db.query<{ stock_code: string; row: Readonly<Record<string, unknown>> }>(sql`
    SELECT p.stock_code, to_jsonb(p) || jsonb_build_object('stock', to_jsonb(s),
      'standard_prices', (SELECT jsonb_agg(to_jsonb(r) ORDER BY quantity_break) FROM price r
        WHERE r.stock_code = p.stock_code AND accode IS NULL)) AS row
    FROM part p LEFT JOIN stock s USING (stock_code) WHERE p.stock_code = ANY(${codes}::text[])`);
  return new Map(rows.map(({ stock_code, row }) => [stock_code, row]));
}
