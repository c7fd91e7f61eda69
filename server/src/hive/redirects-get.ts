import type { Handler } from '../calls/handler.ts';
import { readRedirects } from './redirects-store.ts';

/** HIVE-01 */
export const redirectsGet: Handler<'redirectsGet'> = async (_, { database }) => ({
  data: { redirects: await readRedirects(database) },
});
