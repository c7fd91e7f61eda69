import { type HivePage, isLivePage, pageLabel, pathsOnPage } from '@portal/domain/hive';
import { preflightTypes } from '@portal/hive-components/settings';
import type { Handler } from '../calls/handler.ts';
import { readComponents } from './components-store.ts';
import { type Queries, readPages } from './pages-store.ts';
import { pageGone } from './rights.ts';

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
