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
