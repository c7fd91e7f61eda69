import type { CallName } from '@portal/domain/api';
import type { CallReply, CallRequest } from '@portal/domain/contract';
import type { PageData } from '@portal/domain/page-data';

export type { PageData, SelectedPage } from '@portal/domain/page-data';

/** Id of the element that carries it, as JSON. */
export const pageDataId = 'page-data';

/**
 * Null on a page that the server did not render, and where it is no JSON. Only a script counts: content of a published page may carry
 * the same id, and stands before it.
 */
export function readPageData(page: Pick<Document, 'querySelector'>): PageData | null {
  const text = page.querySelector(`script#${pageDataId}`)?.textContent;
  try {
    return text ? (JSON.parse(text) as PageData) : null;
  } catch {
    return null;
  }
}

/** The reply that came with the page for a call; undefined where none did. The server renders for visitors, so it is one for a visitor. */
export function replyOnPage<Name extends CallName>(
  page: PageData | null,
  call: Name,
  request: CallRequest<Name>,
): CallReply<Name> | undefined {
  const key = JSON.stringify(request);
  const found = page?.replies?.find((each) => each.call === call && JSON.stringify(each.request) === key);
  return found?.reply as CallReply<Name> | undefined;
}
