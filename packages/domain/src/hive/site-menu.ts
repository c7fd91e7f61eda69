import { isLivePage, pageTree } from './pages.ts';
import type { HivePage, HivePageNode } from './types.ts';
import { pageLabel } from './uris.ts';

/** A link in the site's menu. */
export interface SiteMenuLink {
  readonly uri_path: string;
  readonly label: string;
}

/** A page in the site's menu, with the pages below it. */
export interface SiteMenuEntry extends SiteMenuLink {
  readonly pages: readonly SiteMenuLink[];
}

/** The pages below these that the menu shows, in the order of the tree, whatever their depth. */
const linksBelow = (nodes: readonly HivePageNode[]): readonly SiteMenuLink[] =>
  nodes.flatMap((page) => [...(isShown(page) ? [linkOf(page)] : []), ...linksBelow(page.children)]);

const isShown = (page: HivePage): boolean => page.menu === 1 && isLivePage(page);
const linkOf = (page: HivePage): SiteMenuLink => ({ uri_path: page.uri_path, label: pageLabel(page) });

/**
 * HIVE-01: the menu that visitors see: live pages with the menu flag, in the order of the page tree, nested to one level. A page below
 * one that is not shown takes its place.
 */
export function siteMenu(pages: readonly HivePage[]): readonly SiteMenuEntry[] {
  const entries = (nodes: readonly HivePageNode[]): readonly SiteMenuEntry[] =>
    nodes.flatMap((page) =>
      isShown(page) ? [{ ...linkOf(page), pages: linksBelow(page.children) }] : entries(page.children),
    );
  return entries(pageTree(pages));
}
