import { type HivePageNode, pageLabel, pageTree } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { readArticles } from './articles.ts';
import { addAlias, createPage, deletePage, pagesLinkingTo } from './change-pages.ts';
import { changingPages } from './changing-pages.ts';
import { deletedPageOf, readDeletedPages } from './deleted-pages.ts';
import { readPage, readPages } from './pages-store.ts';
import { publishedVersion, readPublishedPages } from './published.ts';
import { publishedPageAt } from './published-cache.ts';
import { redirectAt } from './redirects-store.ts';
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

/** HIVE-01 */
export const pagesAddAlias: Handler<'pagesAddAlias'> = (request, services) =>
  changingPages('pagesAddAlias', request, services, async (changing) => ({
    data: { page: await addAlias(changing, request.data) },
  }));

/** HIVE-01 */
export const pagesCreate: Handler<'pagesCreate'> = (request, services) =>
  changingPages('pagesCreate', request, services, async (changing) => {
    const page = await createPage(changing, request.data);
    return { data: { page_id: page.page_id, page } };
  });

/** HIVE-01 */
export const pagesDelete: Handler<'pagesDelete'> = (request, services) =>
  changingPages('pagesDelete', request, services, async (changing) => {
    await deletePage(changing, request.data.page_id);
    return { data: { pages: await readPages(changing.tx) } };
  });

/** HIVE-01 */
export const pagesGetDeleted: Handler<'pagesGetDeleted'> = async (_, { database, clock }) => ({
  data: { pages: (await readDeletedPages(database, clock.now())).map(deletedPageOf) },
});

/** HIVE-02 */
export const pagesGetDrafts: Handler<'pagesGetDrafts'> = async ({ data }, { database }) => ({
  data: { drafts: (await readPage(database, data.page_id)).drafts },
});

/** HIVE-01 */
export const pagesGetLinks: Handler<'pagesGetLinks'> = async ({ data }, { database }) => ({
  data: {
    pages: (await pagesLinkingTo(database, data.page_id)).map((page) => ({
      page_id: page.page_id,
      uri_path: page.uri_path,
      label: pageLabel(page),
    })),
  },
});

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
