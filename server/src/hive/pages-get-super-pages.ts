import type { HivePageNode } from '@portal/domain/hive';
import { pageTree } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { readPages } from './pages-store.ts';

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
