import type { Handler } from '../calls/handler.ts';
import { hiveMessages } from '../messages/hive.ts';
import { changingPages } from './changing-pages.ts';
import { markPageDeleted } from './deleted-pages.ts';
import { readPages } from './pages-store.ts';
import { needsPage, pageGone } from './rights.ts';

/** HIVE-01: soft delete of the page and its drafts, which can be restored for 30 days. Its addresses can be used by other pages. */
export const pagesDelete: Handler<'pagesDelete'> = (request, services) =>
  changingPages('pagesDelete', request, services, async ({ tx, caller, pages, now, audit }) => {
    const page = pages.find((each) => each.page_id === request.data.page_id);
    if (!page) throw pageGone();
    needsPage(caller, page, hiveMessages.onlyMarketing.deletePage);
    await markPageDeleted(tx, page, caller, now);
    await audit('hive_page_delete', { page_id: page.page_id, uri: page.uri, aliases: page.aliases });
    return { data: { pages: await readPages(tx) } };
  });
