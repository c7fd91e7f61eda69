import { uriPath } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { hiveMessages } from '../messages/hive.ts';
import { changingPages } from './changing-pages.ts';
import { deleteRedirect, readRedirects } from './redirects-store.ts';
import { needsPublisher } from './rights.ts';

/** HIVE-01 */
export const redirectsDelete: Handler<'redirectsDelete'> = (request, services) =>
  changingPages('redirectsDelete', request, services, async ({ tx, caller, audit }) => {
    needsPublisher(caller, hiveMessages.onlyMarketing.redirect);
    const path = uriPath(request.data.path);
    await deleteRedirect(tx, path);
    await audit('hive_redirect_delete', { path });
    return { data: { redirects: await readRedirects(tx) } };
  });
