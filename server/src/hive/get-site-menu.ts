import type { Handler } from '../calls/handler.ts';
import { publishedVersion } from './published.ts';
import { siteMenuAt } from './site-menu.ts';

/** HIVE-01 */
export const getSiteMenu: Handler<'getSiteMenu'> = async (_, { database }) => ({
  data: { menu: await siteMenuAt(database, await publishedVersion(database)) },
});
