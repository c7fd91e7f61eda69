import type { Handler } from '../calls/handler.ts';
import { readStoreCategories } from './stores.ts';

/** WTB-01 */
export const getCategoryList: Handler<'getCategoryList'> = async (_, { database }) => ({
  data: { categories: await readStoreCategories(database) },
});
