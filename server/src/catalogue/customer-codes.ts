import type { CustomerStockCode } from '@portal/domain/catalogue';
import { sql, type Transaction } from '../db/database.ts';

type Queries = Pick<Transaction, 'query'>;

/** HIST-05: the accounts' own part codes. */
export function readCustomerCodes(db: Queries, accodes: readonly string[]): Promise<CustomerStockCode[]> {
  return db.query<CustomerStockCode>(sql`
    SELECT accode, stock_code, customer_stock_code FROM customer_stock_code
    WHERE accode = ANY(${accodes}::text[]) ORDER BY accode, stock_code`);
}

/** Sets an account's own code for each part; an empty code deletes it. Returns the codes that were set. */
export async function writeCustomerCodes(
  tx: Queries,
  accode: string,
  codes: ReadonlyMap<string, string>,
): Promise<CustomerStockCode[]> {
  const set = [...codes].filter(([, code]) => code !== '');
  const deleted = [...codes].flatMap(([stock_code, code]) => (code === '' ? [stock_code] : []));
  await tx.query(sql`
    DELETE FROM customer_stock_code WHERE accode = ${accode} AND stock_code = ANY(${deleted}::text[])`);
  return tx.query<CustomerStockCode>(sql`
    INSERT INTO customer_stock_code (accode, stock_code, customer_stock_code)
    SELECT ${accode}, * FROM unnest(${set.map(([stock_code]) => stock_code)}::text[], ${set.map(([, code]) => code)}::text[])
    ON CONFLICT (accode, stock_code) DO UPDATE SET customer_stock_code = excluded.customer_stock_code
    RETURNING accode, stock_code, customer_stock_code`);
}
