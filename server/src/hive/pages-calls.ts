import {
  type HivePage,
  type HivePageNode,
  isLivePage,
  mayGoBelow,
  pageLabel,
  pageTree,
  pathsOnPage,
  uriPath,
} from '@portal/domain/hive';
import { preflightTypes } from '@portal/hive-components/settings';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { hiveMessages } from '../messages/hive.ts';
import { readArticles } from './articles.ts';
import { changingPages } from './changing-pages.ts';
import { readComponents } from './components-store.ts';
import { deletedPageOf, markPageDeleted, readDeletedPages } from './deleted-pages.ts';
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
import { publishedVersion, readPublishedPages } from './published.ts';
import { publishedPageAt } from './published-cache.ts';
import { redirectAt } from './redirects-store.ts';
import { needsPage, pageGone } from './rights.ts';
import { siteMenuAt } from './site-menu.ts';
import { readStaffNames } from './staff-names.ts';

/** HIVE-12 */
export const getArticles: Handler<'getArticles'> = async ({ data }, { database }) => ({
  data: { articles: await readArticles(database, data.article_types, data.filter) },
});

/** NAV-12, HIVE-03: published drafts only, without their authors. */
export const getPublishedPages: Handler<'getPublishedPages'> = async ({ data }, { database }) => {
  if (data.uri_path === undefined) return { data: { pages: await readPublishedPages(database) } };
  const { page } = await publishedPageAt(database, data.uri_path);
  if (page) return { data: { pages: [page] } };
  const redirect = await redirectAt(database, data.uri_path);
  return { data: { pages: [], ...(redirect ? { moved_to: redirect.target } : {}) } };
};

/** HIVE-01 */
export const getSiteMenu: Handler<'getSiteMenu'> = async (_, { database }) => ({
  data: { menu: await siteMenuAt(database, await publishedVersion(database)) },
});

/** HIVE-01. Succeeds without a change if the page already has the alias. */
export const pagesAddAlias: Handler<'pagesAddAlias'> = (request, services) =>
  changingPages('pagesAddAlias', request, services, async ({ tx, caller, pages, now, audit }) => {
    const { alias, page_id, revision } = request.data;
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
    return { data: { page: await readPage(tx, page_id) } };
  });

/** HIVE-01 */
export const pagesCreate: Handler<'pagesCreate'> = (request, services) =>
  changingPages('pagesCreate', request, services, async ({ tx, caller, pages, now, audit }) => {
    const { uri, description = '', parent = null, position, menu = 1, active = 1 } = request.data;
    checkAddress(pages, null, uri, 'uri');
    if (parent !== null && !mayGoBelow(pages, 0, parent)) {
      throw invalidFields([{ field: 'parent', message: hiveMessages.noParentPage }]);
    }
    const fields = { description: description.trim(), parent, menu: Boolean(menu), active: Boolean(active) };
    const page_id = await insertPage(tx, fields, caller, now);
    await addAddress(tx, page_id, uri, true);
    await placePage(tx, pages, page_id, parent, position);
    await audit('hive_page_create', { page_id, uri });
    return { data: { page_id, page: await readPage(tx, page_id) } };
  });

/** HIVE-01: soft delete of the page and its drafts, which can be restored for 30 days. Its addresses can be used by other pages. */
export const pagesDelete: Handler<'pagesDelete'> = (request, services) =>
  changingPages('pagesDelete', request, services, async ({ tx, caller, pages, now, audit }) => {
    const page = pages.find((each) => each.page_id === request.data.page_id);
    if (!page) throw pageGone();
    needsPage(caller, page, hiveMessages.onlyMarketing.deletePage);
    await markPageDeleted(tx, page, caller, now);
    await audit('hive_page_delete', { page_id: page.page_id, uri: page.uri, aliases: page.aliases });
    return { data: { pages: await readPages(tx) } };
  });

/** HIVE-01 */
export const pagesGetDeleted: Handler<'pagesGetDeleted'> = async (_, { database, clock }) => ({
  data: { pages: (await readDeletedPages(database, clock.now())).map(deletedPageOf) },
});

/** HIVE-02 */
export const pagesGetDrafts: Handler<'pagesGetDrafts'> = async ({ data }, { database }) => ({
  data: { drafts: (await readPage(database, data.page_id)).drafts },
});

/** Whether the published draft of a page links to one of these paths. */
async function linksTo(db: Queries, { drafts }: HivePage, paths: readonly string[]): Promise<boolean> {
  const live = drafts.find((draft) => draft.published);
  if (!live) return false;
  const { tree } = await readComponents(db, live.draft_id);
  return pathsOnPage(tree, preflightTypes).some((path) => paths.includes(path));
}

/** HIVE-01 */
export const pagesGetLinks: Handler<'pagesGetLinks'> = async ({ data }, { database }) => {
  const pages = await readPages(database);
  const page = pages.find((each) => each.page_id === data.page_id);
  if (!page) throw pageGone();
  const linking: HivePage[] = [];
  for (const each of pages) {
    if (each.page_id === page.page_id || !isLivePage(each)) continue;
    if (await linksTo(database, each, [page.uri_path, ...page.aliases])) linking.push(each);
  }
  return {
    data: {
      pages: linking.map((each) => ({ page_id: each.page_id, uri_path: each.uri_path, label: pageLabel(each) })),
    },
  };
};

/** HIVE-02 */
export const pagesGetPeople: Handler<'pagesGetPeople'> = async (_, { database }) => ({
  data: { people: await readStaffNames(database) },
});

const beneath = (nodes: readonly HivePageNode[]): number =>
  nodes.reduce((sum, node) => sum + 1 + beneath(node.children), 0);

/** HIVE-01: top-level pages, each with the number of pages beneath it. */
export const pagesGetSuperPages: Handler<'pagesGetSuperPages'> = async (_, { database }) => ({
  data: {
    pages: pageTree(await readPages(database)).map(({ children, ...page }) => ({
      ...page,
      pages_beneath: beneath(children),
    })),
  },
});

/** HIVE-01 */
export const pagesGet: Handler<'pagesGet'> = async (_, { database }) => ({
  data: { pages: await readPages(database) },
});

export { pagesRestore } from './pages-restore.ts';
export { pagesUpdate } from './pages-update.ts';
