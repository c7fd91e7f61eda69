import type { StoreCategory } from '@portal/domain/catalogue';
import type { Handler } from '../calls/handler.ts';
import { sql } from '../db/database.ts';

/** WTB-01 */
export const getCategoryList: Handler<'getCategoryList'> = async (_, { database }) => ({
  data: {
    categories: await database.query<StoreCategory>(sql`
      SELECT category, description, (SELECT count(*) FROM store_sells s WHERE s.category = c.category)::int AS stores
      FROM store_category c ORDER BY position`),
  },
});
