import { mayGoBelow } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { sql } from '../db/database.ts';
import { changingPages } from './changing-pages.ts';
import { addAddress, checkAddress, readPage } from './pages-store.ts';
import { placePage } from './place-page.ts';

/** HIVE-01 */
export const pagesCreate: Handler<'pagesCreate'> = (asked, services) =>
  changingPages('pagesCreate', asked, services, async ({ tx, caller, pages, now, audit }) => {
    const { uri, description = '', parent = null, position, menu = 1, active = 1 } = asked.data;
    checkAddress(pages, null, uri, 'uri');
    if (parent !== null && !mayGoBelow(pages, 0, parent)) {
      throw invalidFields([{ field: 'parent', message: 'There is no such page' }]);
    }
    const at = now.toISOString();
    const [row] = await tx.query<{ page_id: number }>(sql`
      INSERT INTO hive_page (description, parent, position, menu, active, created, created_by, changed, changed_by)
      VALUES (${description.trim()}, ${parent}, 0, ${Boolean(menu)}, ${Boolean(active)}, ${at}, ${caller.username}, ${at},
        ${caller.username})
      RETURNING page_id`);
    const page_id = row?.page_id ?? 0;
    await addAddress(tx, page_id, uri, true);
    await placePage(tx, pages, page_id, parent, position);
    await audit('hive_page_create', { page_id, uri });
    return { data: { page_id, page: await readPage(tx, page_id) } };
  });
