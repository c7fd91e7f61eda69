import {
  type HiveDraft,
  type HiveNode,
  type HivePage,
  type HivePublishedPage,
  type HiveTree,
  isLivePage,
  pageWithUri,
  rootOf,
  subtreeOf,
  uriPath,
} from '@portal/domain/hive';
import { type Database, sql } from '../db/database.ts';
import { componentOf, readComponents } from './components-store.ts';
import type { DraftRef } from './drafts-store.ts';
import { type Queries, readPages } from './pages-store.ts';
import { withSectionIds, withSyncedSections } from './section-parts.ts';

/** Version of all published content; anything rendered from an older version is stale. */
export async function publishedVersion(db: Queries): Promise<number> {
  const [row] = await db.query<{ value: number }>(sql`SELECT value FROM setting WHERE name = 'hive_version'`);
  return row?.value ?? 0;
}

/** The root and all nodes that are active together with their ancestors. Inactive ones show only in the editor (HIVE-04). */
function switchedOn(tree: HiveTree): readonly HiveNode[] {
  const off = new Set<string>();
  return subtreeOf(tree, rootOf(tree)).filter((node) => {
    if (!node.active || (node.parent !== null && off.has(node.parent))) off.add(node.key);
    return node.parent === null || !off.has(node.key);
  });
}

interface Shown {
  readonly withComponents: boolean;
  /** Which of the page's drafts is included; the published one by default. */
  readonly isShown?: (draft: HiveDraft) => boolean;
}

async function publishedPage(
  db: Queries,
  page: HivePage,
  selectedUri: string,
  { withComponents, isShown = ({ published }) => published === 1 }: Shown,
): Promise<HivePublishedPage> {
  const { drafts, revision: _, unpublish_at: __, ...rest } = page;
  const published = drafts.filter(isShown);
  return {
    ...rest,
    selectedUri,
    drafts: await Promise.all(
      published.map(async ({ draft_id, finalised, published: flag, publish_requested, published_at }) => {
        const { tree, records } = withComponents
          ? await readComponents(db, draft_id)
          : { tree: new Map(), records: new Map() };
        const shown = await withSyncedSections(db, tree);
        const ids = withSectionIds(shown, records);
        const components = switchedOn(shown).map((node) => componentOf(node, { draft_id, page_id: page.page_id }, ids));
        return { draft_id, finalised, published: flag, publish_requested, published_at, components };
      }),
    ),
  };
}

/** NAV-12: the published page at an address or alias, ignoring case; null if there is none. */
export async function readPublishedPage(database: Database, uri: string): Promise<HivePublishedPage | null> {
  const path = uriPath(uri);
  const [address] = await database.query<{ page_id: number }>(
    sql`SELECT page_id FROM hive_address WHERE path = ${path}`,
  );
  if (!address) return null;
  // In one transaction, so that the published draft and its components match.
  return database.transaction(async (tx) => {
    const page = pageWithUri(await readPages(tx, [address.page_id]), path);
    return page && isLivePage(page) ? publishedPage(tx, page, path, { withComponents: true }) : null;
  });
}

/** A page with one of its drafts as if that were published; null if either is deleted. */
export function readSharedDraft(
  database: Database,
  { page_id, draft_id }: DraftRef,
): Promise<HivePublishedPage | null> {
  return database.transaction(async (tx) => {
    const [page] = await readPages(tx, [page_id]);
    if (!page?.drafts.some((draft) => draft.draft_id === draft_id)) return null;
    const isShown = (draft: HiveDraft) => draft.draft_id === draft_id;
    return publishedPage(tx, page, page.uri_path, { withComponents: true, isShown });
  });
}

/** All published pages without their components, for menus and the sitemap. */
export async function readPublishedPages(db: Queries): Promise<readonly HivePublishedPage[]> {
  const live = (await readPages(db)).filter(isLivePage);
  return Promise.all(live.map((page) => publishedPage(db, page, page.uri_path, { withComponents: false })));
}
