import { type HivePublishedPage, uriPath } from '@portal/domain/hive';
import type { Database } from '../db/database.ts';
import { publishedVersion, readPublishedPage } from './published.ts';

/** More addresses than a site has; a scanner's are not kept, for nothing is found at them. */
const mostKept = 1000;

interface Kept {
  readonly version: number;
  readonly pages: Map<string, HivePublishedPage>;
}

const stores = new WeakMap<Database, Kept>();

/**
 * NAV-12, HIVE-17: the page that visitors see at an address, kept in this process until anything is published anew by whichever
 * process; null where there is none. `version` tells what was rendered from it when it is out of date.
 */
export async function publishedPageAt(
  database: Database,
  uri: string,
): Promise<{ readonly version: number; readonly page: HivePublishedPage | null }> {
  // Before the page: one that is newer than its version is read once more, one that is older is never kept.
  const version = await publishedVersion(database);
  let kept = stores.get(database);
  if (kept?.version !== version) {
    kept = { version, pages: new Map() };
    stores.set(database, kept);
  }
  const path = uriPath(uri);
  const known = kept.pages.get(path);
  if (known) return { version, page: known };
  const page = await readPublishedPage(database, path);
  if (page && kept.pages.size < mostKept) kept.pages.set(path, page);
  return { version, page };
}
