import type { TreeItem } from '@portal/design-system';
import {
  draftState,
  type HiveDraft,
  type HivePage,
  type HivePageNode,
  isLivePage,
  pageLabel,
  uriPath,
  withSlash,
} from '@portal/domain/hive';
import { pagesMessages as messages } from '../messages/pages.ts';

/**
 * The status of a page in a few words; empty for an ordinary published page. "Not in menus" is shown only for a page that visitors
 * reach and whose `siblings` are in menus: articles, for example, never are.
 */
export function pageNote(page: HivePage, siblings: readonly HivePage[]): string {
  const states = page.drafts.map(draftState);
  const isPublished = states.includes('published');
  const isScheduled = states.includes('scheduled');
  return [
    isPublished || isScheduled ? '' : messages.notes.unpublished,
    isPublished && !page.active ? messages.notes.inactive : '',
    isScheduled ? messages.notes.scheduled : '',
    states.includes('requested') ? messages.notes.requested : '',
    isLivePage(page) && !page.menu && siblings.some(({ menu }) => menu) ? messages.notes.notInMenus : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** HIVE-01: rows of the page tree, labelled by description or path. */
export const pageRows = (pages: readonly HivePageNode[]): readonly TreeItem[] =>
  pages.map((page) => {
    const note = pageNote(page, pages);
    return {
      id: String(page.page_id),
      label: pageLabel(page),
      ...(note ? { note } : {}),
      muted: page.active === 0,
      ...(page.children.length > 0 ? { children: pageRows(page.children) } : {}),
    };
  });

/** A draft whose publication is requested, and its page. */
export interface PublishRequest {
  readonly page: HivePage;
  readonly draft: HiveDraft;
}

/** HIVE-02: the requests to publish, the longest waiting first. */
export const publishRequests = (pages: readonly HivePage[]): readonly PublishRequest[] =>
  pages
    .flatMap((page) => page.drafts.flatMap((draft) => (draftState(draft) === 'requested' ? [{ page, draft }] : [])))
    .sort((a, b) => (a.draft.requested ?? '').localeCompare(b.draft.requested ?? ''));

/** The place of a page dropped on the row of another. */
export function pagePlace(
  pages: readonly HivePage[],
  moved: number,
  target: number,
  position: 'before' | 'inside' | 'after',
): { readonly parent: number | null; readonly position: number } | null {
  const onto = pages.find((page) => page.page_id === target);
  if (!onto) return null;
  const siblings = (parent: number | null) =>
    pages
      .filter((page) => page.parent === parent && page.page_id !== moved)
      .sort((a, b) => a.position - b.position || a.page_id - b.page_id);
  if (position === 'inside') return { parent: target, position: siblings(target).length };
  const at = siblings(onto.parent).findIndex((page) => page.page_id === target);
  return { parent: onto.parent, position: position === 'before' ? at : at + 1 };
}

/** Lines of addresses without duplicates. */
export function aliasesIn(text: string): readonly string[] {
  const lines = text.split('\n').map(withSlash).filter(Boolean);
  return [...new Map(lines.map((line) => [uriPath(line), line])).values()];
}
