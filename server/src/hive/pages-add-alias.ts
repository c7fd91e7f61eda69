import { uriPath } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { changingPages } from './changing-pages.ts';
import { addAddress, checkAddress, readPage } from './pages-store.ts';
import { pageGone } from './rights.ts';

/** HIVE-01: one that the page has already is as asked. */
export const pagesAddAlias: Handler<'pagesAddAlias'> = (asked, services) =>
  changingPages(asked, services, async ({ tx, pages, audit }) => {
    const { alias, page_id } = asked.data;
    const page = pages.find((each) => each.page_id === page_id);
    if (!page) throw pageGone();
    checkAddress(pages, page_id, alias, 'alias');
    if (![page.uri_path, ...page.aliases].includes(uriPath(alias))) {
      await addAddress(tx, page_id, alias, false);
      await audit('hive_page_add_alias', { page_id, alias });
    }
    return { data: { page: await readPage(tx, page_id) } };
  });
