import type { CallName } from '@portal/domain/api';
import type { CallReply, CallRequest } from '@portal/domain/contract';
import type { PageData } from '@portal/domain/page-data';

export type { PageData, SelectedPage } from '@portal/domain/page-data';

/** Id of the script element that contains the page data as JSON. */
export const pageDataId = 'page-data';

/**
 * Returns the page data, or null if the server did not render the page or the JSON is invalid. Only a script element is accepted, because
 * the content of a published page may have the same id and comes earlier in the document.
 */
export function readPageData(page: Pick<Document, 'querySelector'>): PageData | null {
  const text = page.querySelector(`script#${pageDataId}`)?.textContent;
  try {
    return text ? (JSON.parse(text) as PageData) : null;
  } catch {
    return null;
  }
}

/**
 * Returns the reply that came with the page for a call, or undefined. The server renders pages for visitors, so the reply is a visitor's.
 */
export function replyOnPage<Name extends CallName>(
  page: PageData | null,
  call: Name,
  request: CallRequest<Name>,
): CallReply<Name> | undefined {
  const key = JSON.stringify(request);
  const found = page?.replies?.find((each) => each.call === call && JSON.stringify(each.request) === key);
  return found?.reply as CallReply<Name> | undefined;
}
