import type { Handler } from '../calls/handler.ts';
import { changingPages } from './changing-pages.ts';
import { restorePage } from './restore-page.ts';

/** HIVE-01 */
export const pagesRestore: Handler<'pagesRestore'> = (request, services) =>
  changingPages('pagesRestore', request, services, async (changing) => ({
    data: await restorePage(changing, request.data.page_id),
  }));
