import {
  draftSelectedWithCached,
  draftSelectedWithPage,
  draftSelectedWithUri,
  type HiveDraft,
  type HivePage,
  pageWithUri,
} from '@portal/domain/hive';

export interface Chosen {
  readonly page: HivePage | null;
  readonly draft: HiveDraft | null;
}

/**
 * HIVE-03: what the address of the editor chooses. `?page=3&draft=9`; without a draft the highest of the page. `?uri=/about-us`: its
 * first draft where the pages have just been loaded; where they were here already (`cached`) its published one, and no page at all
 * where none is.
 */
export function chosenOf(pages: readonly HivePage[] | null, params: URLSearchParams, cached: boolean): Chosen {
  const uri = params.get('uri');
  const found =
    uri === null ? pages?.find((each) => each.page_id === Number(params.get('page'))) : pageWithUri(pages ?? [], uri);
  if (!found) return { page: null, draft: null };
  const select = uri === null ? draftSelectedWithPage : cached ? draftSelectedWithCached : draftSelectedWithUri;
  const wanted = uri === null ? Number(params.get('draft')) : 0;
  const draft_id = found.drafts.some((each) => each.draft_id === wanted) ? wanted : select(found);
  const draft = found.drafts.find((each) => each.draft_id === draft_id) ?? null;
  return { page: uri !== null && cached && !draft ? null : found, draft };
}

/** The draft that is open, and the address that it was opened by. */
export interface OpenWork {
  readonly page: HivePage;
  readonly draft: HiveDraft;
  readonly address: string;
  /** Whether something of it is not at the server. */
  readonly holdsWork: () => boolean;
}

/**
 * HIVE-15: a draft that somebody deletes under unsaved work stays open with it, until the person goes elsewhere or the work is safe.
 */
export function stillOpen(
  pages: readonly HivePage[] | null,
  chosen: Chosen,
  open: OpenWork | null,
  address: string,
): Chosen {
  if (!open || open.address !== address || chosen.draft?.draft_id === open.draft.draft_id || !open.holdsWork()) {
    return chosen;
  }
  const page = pages?.find((each) => each.page_id === open.page.page_id) ?? open.page;
  return { page, draft: page.drafts.find((each) => each.draft_id === open.draft.draft_id) ?? open.draft };
}

/** Of drafts, those that no page has any more. */
export const deletedOf = <At extends { readonly draft_id: number }>(
  pages: readonly HivePage[],
  drafts: readonly At[],
): readonly At[] => {
  const there = new Set(pages.flatMap((page) => page.drafts.map((draft) => draft.draft_id)));
  return drafts.filter((each) => !there.has(each.draft_id));
};
