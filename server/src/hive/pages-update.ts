import type { Handler } from '../calls/handler.ts';
import { changingPages } from './changing-pages.ts';
import { updatePage } from './update-page.ts';

/** HIVE-01, HIVE-15 */
export const pagesUpdate: Handler<'pagesUpdate'> = (request, services) =>
  changingPages('pagesUpdate', request, services, async (changing) => ({
    data: { page: await updatePage(changing, request.data) },
  }));
