import type { Family } from '@portal/domain/catalogue';

/** NAV-05, NAV-18: the page of the hive that was looked at last, its published draft and that draft's first component (HIVE-03). */
export interface SelectedPage {
  readonly page_id: number;
  readonly draft_id: number;
  readonly component_id: number;
  /** Its own address, as it is looked up. */
  readonly uri_path: string;
}

/** What the server knew when it rendered a page for a visitor: the browser starts from it, and so renders the same. */
export interface PageData {
  /** Parts in the stock list. */
  readonly parts: number;
  readonly families: readonly Family[];
  /** NAV-12: the path, as it is looked up, and the page of the hive that the server found there; null where it found none. */
  readonly rendered?: { readonly path: string; readonly page: SelectedPage | null };
}

/** Id of the element that carries it, as JSON. */
export const pageDataId = 'page-data';

/**
 * Null on a page that the server did not render, and where it is no JSON. Only a script counts: what somebody puts on a page of the hive
 * may carry the same id, and stands before it.
 */
export function readPageData(page: Pick<Document, 'querySelector'>): PageData | null {
  const text = page.querySelector(`script#${pageDataId}`)?.textContent;
  try {
    return text ? (JSON.parse(text) as PageData) : null;
  } catch {
    return null;
  }
}
