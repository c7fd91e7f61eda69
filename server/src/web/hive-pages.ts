import '@portal/hive-components/rich-text';
import {
  type HiveArticle,
  type HivePicture,
  type HivePublishedPage,
  resourceAddresses,
  resourcePictures,
  uriPath,
  uriProblem,
} from '@portal/domain/hive';
import type { Tip } from '@portal/domain/tips';
import { wantedContent } from '@portal/hive-components/settings';
import type { Database } from '../db/database.ts';
import { readArticles } from '../hive/articles.ts';
import { publishedPageAt } from '../hive/published-cache.ts';
import { redirectAt } from '../hive/redirects-store.ts';
import { readResources } from '../hive/resources.ts';
import { readTipList } from '../tips/tip-list.ts';

/** The published page at an address, if any. */
export interface HivePageAt {
  /** Version of all published content; anything rendered from another version is stale. */
  readonly version: number;
  readonly page: HivePublishedPage | null;
  /** The page's primary address, if the requested one is an alias to redirect. */
  readonly movedTo: string | null;
  /** Status of that redirect. */
  readonly status: 301 | 302;
}

/** A page and the content it shows from elsewhere, as input for rendering. */
export interface HivePageInput {
  readonly page: HivePublishedPage;
  readonly articles: readonly {
    readonly type: string;
    readonly filter: string;
    readonly articles: readonly HiveArticle[];
  }[];
  readonly tips: readonly Tip[];
  /** Resource id → address. */
  readonly resources: Readonly<Record<string, string>>;
  /** Resource id → what is known of it, for pictures of the library. */
  readonly pictures: Readonly<Record<string, HivePicture>>;
}

/**
 * NAV-12: the published page at a URL path; null for a path no page can have. An alias redirects to the page's primary address, unless
 * the alias has its own settings (FILT-05), which the redirect would lose. An address without a page may be redirected too.
 */
export async function hivePageAt(database: Database, path: string): Promise<HivePageAt | null> {
  const uri = uriPath(path);
  if (uriProblem(uri) !== null) return null;
  const { version, page } = await publishedPageAt(database, uri);
  if (!page) {
    const redirect = await redirectAt(database, uri);
    return { version, page, movedTo: redirect?.target ?? null, status: redirect?.permanent === false ? 302 : 301 };
  }
  if (page.uri_path === uri) return { version, page, movedTo: null, status: 301 };
  const settings = page.uri_settings.find((each) => each.uri === uri)?.settings ?? {};
  return { version, page, movedTo: Object.keys(settings).length === 0 ? page.uri_path : null, status: 301 };
}

export async function hivePageInput(database: Database, page: HivePublishedPage): Promise<HivePageInput> {
  const wanted = wantedContent(page.drafts[0]?.components ?? []);
  // Its pictures, and those for shared links, which may also be paths.
  const named = page.uri_settings
    .map(({ settings }) => String(settings.image ?? ''))
    .filter((image) => /^\d+$/.test(image));
  const ids = [...wanted.resources, ...named];
  const [articles, tips, found] = await Promise.all([
    Promise.all(
      wanted.articles.map(async ({ type, filter }) => ({
        type,
        filter,
        articles: await readArticles(database, [type], filter),
      })),
    ),
    wanted.tips ? readTipList(database).then((list) => list.did_you_know) : [],
    ids.length > 0 ? readResources(database) : null,
  ]);
  const lookups = found ? resourceAddresses(found) : {};
  const resources = ids.flatMap((id) => (Object.hasOwn(lookups, id) ? [[id, lookups[id] ?? '']] : []));
  const pictures = resourcePictures(found?.resources.filter((each) => ids.includes(each.resource_id)) ?? []);
  return { page, articles, tips, resources: Object.fromEntries(resources), pictures };
}
