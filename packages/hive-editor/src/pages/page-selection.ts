import {
  draftBeingEdited,
  draftSelectedWithCached,
  draftSelectedWithPage,
  draftSelectedWithUri,
  type HiveDraft,
  type HivePage,
  pageWithUri,
} from '@portal/domain/hive';

export interface PageSelection {
  readonly page: HivePage | null;
  readonly draft: HiveDraft | null;
}

/**
 * HIVE-02, HIVE-03: the page and draft in the editor's address. `?page=3&draft=9`; without a draft the highest of the page.
 * With `draft=edit`, also for `?uri=`, the one being edited if there is one.
 * `?uri=/about-us`: the first draft if the pages have just been loaded; if they were cached, the published draft, or no page if none is
 * published.
 */
export function selectionOf(
  pages: readonly HivePage[] | null,
  params: URLSearchParams,
  cached: boolean,
): PageSelection {
  const uri = params.get('uri');
  const found =
    uri === null ? pages?.find((each) => each.page_id === Number(params.get('page'))) : pageWithUri(pages ?? [], uri);
  if (!found) return { page: null, draft: null };
  const select = uri === null ? draftSelectedWithPage : cached ? draftSelectedWithCached : draftSelectedWithUri;
  const wanted = uri === null ? Number(params.get('draft')) : 0;
  const isToEdit = params.get('draft') === 'edit';
  const chosen = (isToEdit ? draftBeingEdited(found) : null) ?? select(found);
  const draft_id = found.drafts.some((each) => each.draft_id === wanted) ? wanted : chosen;
  const draft = found.drafts.find((each) => each.draft_id === draft_id) ?? null;
  return { page: uri !== null && cached && !draft ? null : found, draft };
}

/** The open draft, and the address by which it was opened. */
export interface OpenDraftState {
  readonly page: HivePage;
  readonly draft: HiveDraft;
  readonly address: string;
  readonly hasUnsavedWork: () => boolean;
}

/**
 * HIVE-15: a draft with unsaved work stays open when somebody deletes it, until the person opens something else or the work is saved.
 */
export function keepUnsavedOpen(
  pages: readonly HivePage[] | null,
  selection: PageSelection,
  open: OpenDraftState | null,
  address: string,
): PageSelection {
  if (
    !open ||
    open.address !== address ||
    selection.draft?.draft_id === open.draft.draft_id ||
    !open.hasUnsavedWork()
  ) {
    return selection;
  }
  const page = pages?.find((each) => each.page_id === open.page.page_id) ?? open.page;
  return { page, draft: page.drafts.find((each) => each.draft_id === open.draft.draft_id) ?? open.draft };
}

/** The entries whose drafts no longer exist on any page. */
export const deletedOf = <At extends { readonly draft_id: number }>(
  pages: readonly HivePage[],
  drafts: readonly At[],
): readonly At[] => {
  const there = new Set(pages.flatMap((page) => page.drafts.map((draft) => draft.draft_id)));
  return drafts.filter((each) => !there.has(each.draft_id));
};
