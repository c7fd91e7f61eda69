import type { Handler } from '../calls/handler.ts';
import { readPage } from './pages-store.ts';

/** HIVE-02 */
export const pagesGetDrafts: Handler<'pagesGetDrafts'> = async ({ data }, { database }) => ({
  data: { drafts: (await readPage(database, data.page_id)).drafts },
});
