import type { Handler } from '../calls/handler.ts';
import { nearestStores } from './nearest-stores.ts';
import { readStoreCategories } from './stores.ts';

/** WTB-01 */
export const getCategoryList: Handler<'getCategoryList'> = async (_, { database }) => ({
  data: { categories: await readStoreCategories(database) },
});

/** WTB-01 */
export const getWtbList: Handler<'getWtbList'> = async ({ data }, { database }) => ({
  data: await nearestStores(database, data),
});
