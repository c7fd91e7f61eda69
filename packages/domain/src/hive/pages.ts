import { wordFinder } from '../format/words.ts';
import { groupBy } from './tree.ts';
import type { HivePage, HivePageNode } from './types.ts';
import { isPortalPath, pageWithUri } from './uris.ts';

/**
 * HIVE-01: the page tree, each level in order. A page whose parent is missing or below itself is placed at the top level, so that every
 * page can be reached.
 */
export function pageTree(pages: readonly HivePage[]): readonly HivePageNode[] {
  const byId = new Map(pages.map((page) => [page.page_id, page]));
  const groups = groupBy(pages, (page) => (isReached(byId, page) && page.parent !== null ? page.parent : null));
  const level = (parent: number | null): readonly HivePageNode[] =>
    [...(groups.get(parent) ?? [])]
      .sort((a, b) => a.position - b.position || a.page_id - b.page_id)
      .map((page) => ({ ...page, children: level(page.page_id) }));
  return level(null);
}

/** Whether the ancestors of a page lead to the top level, without a cycle or missing page. */
function isReached(byId: ReadonlyMap<number, HivePage>, page: HivePage): boolean {
  const seen = new Set<number>();
  for (let at: HivePage | undefined = page; at; at = byId.get(at.parent ?? Number.NaN)) {
    if (seen.has(at.page_id)) return false;
    seen.add(at.page_id);
    if (at.parent === null) return true;
  }
  return false;
}

/** Whether a page can move below another: it exists and is not the page itself or a descendant. */
export function mayGoBelow(
  pages: readonly Pick<HivePage, 'page_id' | 'parent'>[],
  page_id: number,
  parent: number | null,
): boolean {
  const parents = new Map(pages.map((page) => [page.page_id, page.parent]));
  const seen = new Set<number>();
  for (let at = parent; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
    if (at === page_id) return false;
    seen.add(at);
  }
  return parent === null || parents.has(parent);
}

/** Whether visitors can reach a page. */
export const isLivePage = ({ active, drafts }: Pick<HivePage, 'active' | 'drafts'>): boolean =>
  active === 1 && drafts.some((draft) => draft.published);

/** Whether a path of this site exists once the page with this id is published: as that page, another live page, or a page of the portal itself. */
export function pathExists(pages: readonly HivePage[], page_id: number, path: string): boolean {
  const page = pageWithUri(pages, path);
  return isPortalPath(path) || (page !== null && (page.page_id === page_id || isLivePage(page)));
}

/** Pages whose label, path, aliases or content contain all the words, with their ancestors. */
export function filterPages(
  tree: readonly HivePageNode[],
  search: string,
  contentOf: (page_id: number) => string = () => '',
): readonly HivePageNode[] {
  const isFound = wordFinder(search);
  return tree.flatMap((page): HivePageNode[] => {
    const text = [page.description, page.uri_path, ...page.aliases, contentOf(page.page_id)].join('\n');
    if (isFound(text)) return [page];
    const children = filterPages(page.children, search, contentOf);
    return children.length > 0 ? [{ ...page, children }] : [];
  });
}
