import { mayGoBelow } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { hiveMessages } from '../messages/hive.ts';
import { changingPages } from './changing-pages.ts';
import { addAddress, checkAddress, insertPage, readPage } from './pages-store.ts';
import { placePage } from './place-page.ts';

/** HIVE-01 */
export const pagesCreate: Handler<'pagesCreate'> = (request, services) =>
  changingPages('pagesCreate', request, services, async ({ tx, caller, pages, now, audit }) => {
    const { uri, description = '', parent = null, position, menu = 1, active = 1 } = request.data;
    checkAddress(pages, null, uri, 'uri');
    if (parent !== null && !mayGoBelow(pages, 0, parent)) {
      throw invalidFields([{ field: 'parent', message: hiveMessages.noParentPage }]);
    }
    const fields = { description: description.trim(), parent, menu: Boolean(menu), active: Boolean(active) };
    const page_id = await insertPage(tx, fields, caller, now);
    await addAddress(tx, page_id, uri, true);
    await placePage(tx, pages, page_id, parent, position);
    await audit('hive_page_create', { page_id, uri });
    return { data: { page_id, page: await readPage(tx, page_id) } };
  });
