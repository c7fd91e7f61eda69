import type { Store, StoreCategory } from '@portal/domain/catalogue';
import { sql, type Transaction } from '../db/database.ts';

type Queries = Pick<Transaction, 'query'>;

/** WTB-01: stores that sell a category or a part (null for any), by state and name. */
export function readStores(
  db: Queries,
  { category, stock_code }: { readonly category: string | null; readonly stock_code: string | null },
): Promise<Omit<Store, 'distance_km'>[]> {
  return db.query<Omit<Store, 'distance_km'>>(sql`
    SELECT store_code, name, address, suburb, state, postcode, phone, hours, latitude, longitude,
      ARRAY(SELECT category FROM store_sells JOIN store_category c USING (category)
        WHERE store_sells.store_code = store.store_code ORDER BY c.position, category) AS categories
    FROM store
    WHERE (${category}::text IS NULL OR EXISTS (
        SELECT FROM store_sells WHERE store_sells.store_code = store.store_code AND category = ${category}::text))
      AND (${stock_code}::text IS NULL OR EXISTS (
        SELECT FROM store_sells JOIN store_category c USING (category) JOIN part p ON p.product_category = ANY(c.product_categories)
        WHERE store_sells.store_code = store.store_code AND p.stock_code = ${stock_code}::text))
    ORDER BY state, name, store_code`);
}

/** Store categories with their number of stores. */
export function readStoreCategories(db: Queries): Promise<StoreCategory[]> {
  return db.query<StoreCategory>(sql`
    SELECT category, description, (SELECT count(*) FROM store_sells s WHERE s.category = c.category)::int AS stores
    FROM store_category c ORDER BY position, description`);
}
