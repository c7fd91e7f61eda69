import type { Family } from '@portal/domain/catalogue';

/** What the server knew when it rendered a page for a visitor: the browser starts from it, and so renders the same. */
export interface PageData {
  /** Parts in the stock list. */
  readonly parts: number;
  readonly families: readonly Family[];
}

/** Id of the element that carries it, as JSON. */
export const pageDataId = 'page-data';

/** Null on a page that the server did not render. */
export function readPageData(page: Pick<Document, 'getElementById'>): PageData | null {
  const text = page.getElementById(pageDataId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}
