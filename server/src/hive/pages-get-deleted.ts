import type { Handler } from '../calls/handler.ts';
import { deletedPageOf, readDeletedPages } from './deleted-pages.ts';

/** HIVE-01 */
export const pagesGetDeleted: Handler<'pagesGetDeleted'> = async (_, { database, clock }) => ({
  data: { pages: (await readDeletedPages(database, clock.now())).map(deletedPageOf) },
});
