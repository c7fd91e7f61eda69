import type { Handler } from '../calls/handler.ts';
import { changeUriSettings } from './change-uri-settings.ts';
import { changingPages } from './changing-pages.ts';
import { readPage } from './pages-store.ts';
import { readRedirects } from './redirects-store.ts';
import { removeRedirect, saveRedirect } from './save-redirect.ts';

/** HIVE-01 */
export const redirectsDelete: Handler<'redirectsDelete'> = (request, services) =>
  changingPages('redirectsDelete', request, services, async (changing) => ({
    data: { redirects: await removeRedirect(changing, request.data.path) },
  }));

/** HIVE-01 */
export const redirectsGet: Handler<'redirectsGet'> = async (_, { database }) => ({
  data: { redirects: await readRedirects(database) },
});

/** HIVE-01 */
export const redirectsSave: Handler<'redirectsSave'> = (request, services) =>
  changingPages('redirectsSave', request, services, async (changing) => ({
    data: { redirects: await saveRedirect(changing, request.data) },
  }));

/** HIVE-01, FILT-05 */
export const uriSettingsGet: Handler<'uriSettingsGet'> = async ({ data }, { database }) => ({
  data: { uri_settings: (await readPage(database, data.page_id)).uri_settings },
});

/** HIVE-01, FILT-05 */
export const uriSettingsUpdate: Handler<'uriSettingsUpdate'> = (request, services) =>
  changingPages('uriSettingsUpdate', request, services, async (changing) => {
    const { uri_settings, revision } = await changeUriSettings(changing, request.data);
    return { data: { uri_settings, revision } };
  });
