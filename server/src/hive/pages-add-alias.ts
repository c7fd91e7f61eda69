import { uriPath } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { changingPages } from './changing-pages.ts';
import { addAddress, checkAddress, checkSeen, raisePage, readPage } from './pages-store.ts';
import { needsPage, pageGone } from './rights.ts';

/** HIVE-01. Succeeds without a change if the page already has the alias. */
export const pagesAddAlias: Handler<'pagesAddAlias'> = (request, services) =>
  changingPages('pagesAddAlias', request, services, async ({ tx, caller, pages, now, audit }) => {
    const { alias, page_id, revision } = request.data;
    const page = pages.find((each) => each.page_id === page_id);
    if (!page) throw pageGone();
    needsPage(caller, page);
    checkSeen(page, revision);
    checkAddress(pages, page_id, alias, 'alias');
    if (![page.uri_path, ...page.aliases].includes(uriPath(alias))) {
      await addAddress(tx, page_id, alias, false);
      await raisePage(tx, page_id, caller, now);
      await audit('hive_page_add_alias', { page_id, alias });
    }
    return { data: { page: await readPage(tx, page_id) } };
  });
