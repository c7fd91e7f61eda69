import { type SiteMenuEntry, siteMenu } from '@portal/domain/hive';
import type { Database } from '../db/database.ts';
import { readPages } from './pages-store.ts';

interface CachedMenu {
  readonly version: number;
  readonly menu: readonly SiteMenuEntry[];
}

const menus = new WeakMap<Database, CachedMenu>();

/** HIVE-01: the site menu. Cached in this process by the version of all published content, which the caller has read before. */
export async function siteMenuAt(database: Database, version: number): Promise<readonly SiteMenuEntry[]> {
  const cached = menus.get(database);
  if (cached?.version === version) return cached.menu;
  const menu = siteMenu(await readPages(database));
  menus.set(database, { version, menu });
  return menu;
}
