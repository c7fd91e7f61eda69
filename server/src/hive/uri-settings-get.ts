import type { Handler } from '../calls/handler.ts';
import { readPage } from './pages-store.ts';

/** HIVE-01, FILT-05 */
export const uriSettingsGet: Handler<'uriSettingsGet'> = async ({ data }, { database }) => ({
  data: { uri_settings: (await readPage(database, data.page_id)).uri_settings },
});
