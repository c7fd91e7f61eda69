import type { Handler } from '../calls/handler.ts';
import { readPages } from './pages-store.ts';

/** HIVE-01 */
export const pagesGet: Handler<'pagesGet'> = async (_, { database }) => ({
  data: { pages: await readPages(database) },
});
