import { type HivePublishedPage, uriPath } from '@portal/domain/hive';
import type { Database } from '../db/database.ts';
import { publishedVersion, readPublishedPage } from './published.ts';

/** Maximum number of cached pages, more than a site has. Addresses without a page are never cached. */
const maxPages = 1000;

interface CachedPages {
  readonly version: number;
  readonly pages: Map<string, HivePublishedPage>;
}

const stores = new WeakMap<Database, CachedPages>();

/**
 * NAV-12, HIVE-17: the published page at an address, null if there is none. Cached in this process until any process publishes. Anything
 * rendered from it is stale once `version` changes.
 */
export async function publishedPageAt(
  database: Database,
  uri: string,
): Promise<{ readonly version: number; readonly page: HivePublishedPage | null }> {
  // Read before the page, so that a cached page may be newer than its version but never older.
  const version = await publishedVersion(database);
  let cache = stores.get(database);
  if (cache?.version !== version) {
    cache = { version, pages: new Map() };
    stores.set(database, cache);
  }
  const path = uriPath(uri);
  const cachedPage = cache.pages.get(path);
  if (cachedPage) return { version, page: cachedPage };
  const page = await readPublishedPage(database, path);
  if (page && cache.pages.size < maxPages) cache.pages.set(path, page);
  return { version, page };
}
