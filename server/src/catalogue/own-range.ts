import { type PackedStockList, packStockList } from '@portal/domain/catalogue';
import { sql, type Transaction } from '../db/database.ts';
import { readKnowledge } from './knowledge.ts';
import { readParts } from './stock-list.ts';

/** The most parts that a browser holds of a large catalogue. */
const mostParts = 20_000;

/** The parts that belong to an account: what it bought, what it has own codes for, and its users' favourites. */
export async function readOwnRange(
  db: Pick<Transaction, 'query'>,
  { accode, userId }: { readonly accode: string; readonly userId: string },
  version: string,
): Promise<PackedStockList> {
  const rows = await db.query<{ stock_code: string }>(sql`
    SELECT stock_code FROM favourite WHERE user_id = ${userId} AND stock_code IS NOT NULL AND deleted_at IS NULL
    UNION SELECT stock_code FROM customer_stock_code WHERE accode = ${accode}
    UNION SELECT l.stock_code FROM sales_order o JOIN sales_order_line l USING (so_order_no) WHERE o.accode = ${accode}
    LIMIT ${mostParts}`);
  return packStockList(
    await readParts(
      db,
      rows.map(({ stock_code }) => stock_code),
    ),
    version,
    await readKnowledge(db),
  );
}

/** The range of a visitor to a large catalogue: empty. */
export const emptyRange = (version: string): PackedStockList => packStockList([], version);
