import type { CallRequest } from '@portal/domain/contract';
import { type HivePage, isLivePage, mayGoBelow, pathsOnPage, uriPath } from '@portal/domain/hive';
import { preflightTypes } from '@portal/hive-components/settings';
import { invalidFields } from '../calls/refusal.ts';
import { hiveMessages } from '../messages/hive.ts';
import type { ChangingPages } from './changing-pages.ts';
import { readComponents } from './components-store.ts';
import { markPageDeleted } from './deleted-pages.ts';
import {
  addAddress,
  checkAddress,
  checkSeen,
  insertPage,
  type Queries,
  raisePage,
  readPage,
  readPages,
} from './pages-store.ts';
import { placePage } from './place-page.ts';
import { needsPage, pageGone } from './rights.ts';

/** HIVE-01: creates a page and returns it. Throws a refusal that names an address that is taken or a parent that does not exist. */
export async function createPage(
  { tx, caller, pages, now, audit }: ChangingPages,
  { uri, description = '', parent = null, position, menu = 1, active = 1 }: CallRequest<'pages/create'>,
): Promise<HivePage> {
  checkAddress(pages, null, uri, 'uri');
  if (parent !== null && !mayGoBelow(pages, 0, parent)) {
    throw invalidFields([{ field: 'parent', message: hiveMessages.noParentPage }]);
  }
  const fields = { description: description.trim(), parent, menu: Boolean(menu), active: Boolean(active) };
  const page_id = await insertPage(tx, fields, caller, now);
  await addAddress(tx, page_id, uri, true);
  await placePage(tx, pages, page_id, parent, position);
  await audit('hive_page_create', { page_id, uri });
  return readPage(tx, page_id);
}

/**
 * HIVE-01: adds an alias to a page and returns it. Succeeds without a change if the page already has the alias. Throws a refusal if the
 * caller may not change the page or has not seen its last change, or the address is taken.
 */
export async function addAlias(
  { tx, caller, pages, now, audit }: ChangingPages,
  { alias, page_id, revision }: CallRequest<'pages/add-alias'>,
): Promise<HivePage> {
  const page = pages.find((each) => each.page_id === page_id);
  if (!page) throw pageGone();
  needsPage(caller, page);
  checkSeen(page, revision);
  checkAddress(pages, page_id, alias, 'alias');
  if (![page.uri_path, ...page.aliases].includes(uriPath(alias))) {
    await addAddress(tx, page_id, alias, false);
    await raisePage(tx, page_id, caller, now);
    await audit('hive_page_add_alias', { page_id, alias });
  }
  return readPage(tx, page_id);
}

/**
 * HIVE-01: soft delete of a page and its drafts, which can be restored for 30 days. Its addresses can be used by other pages. Throws a
 * refusal if the caller may not change the page.
 */
export async function deletePage({ tx, caller, pages, now, audit }: ChangingPages, page_id: number): Promise<void> {
  const page = pages.find((each) => each.page_id === page_id);
  if (!page) throw pageGone();
  needsPage(caller, page, hiveMessages.onlyMarketing.deletePage);
  await markPageDeleted(tx, page, caller, now);
  await audit('hive_page_delete', { page_id: page.page_id, uri: page.uri, aliases: page.aliases });
}

/** Whether the published draft of a page links to one of these paths. */
async function linksTo(db: Queries, { drafts }: HivePage, paths: readonly string[]): Promise<boolean> {
  const live = drafts.find((draft) => draft.published);
  if (!live) return false;
  const { tree } = await readComponents(db, live.draft_id);
  return pathsOnPage(tree, preflightTypes).some((path) => paths.includes(path));
}

/** HIVE-01: the live pages that link to a page. Throws a refusal if it does not exist. */
export async function pagesLinkingTo(db: Queries, page_id: number): Promise<readonly HivePage[]> {
  const pages = await readPages(db);
  const page = pages.find((each) => each.page_id === page_id);
  if (!page) throw pageGone();
  const linking: HivePage[] = [];
  for (const each of pages) {
    if (each.page_id === page.page_id || !isLivePage(each)) continue;
    if (await linksTo(db, each, [page.uri_path, ...page.aliases])) linking.push(each);
  }
  return linking;
}
