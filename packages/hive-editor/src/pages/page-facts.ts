import { shortDate } from '@portal/domain/format';
import { type HivePage, isLivePage, isPortalPath } from '@portal/domain/hive';
import { useCall } from '@portal/portal-client/react';
import { deletedPagesMessages as messages } from '../messages/deleted-pages.ts';

/** Which published pages link to a page, in words. */
export function useLinks(page_id: number): string {
  const { data, error } = useCall('pages/get-links', { page_id }, { dedupingInterval: 0 });
  if (error) return messages.links.failed;
  if (!data) return messages.links.loading;
  return data.pages.length === 0 ? messages.links.none : messages.links.some(data.pages.map((each) => each.label));
}

/** What visitors see now, and once the page is deleted or unpublished. */
export function visitorsOf(page: HivePage): string {
  const live = page.drafts.find((draft) => draft.published);
  if (!live || !isLivePage(page)) return messages.notLive;
  const since = shortDate(live.published_at ?? live.changed);
  return isPortalPath(page.uri_path) ? messages.liveInstead(since) : messages.live(since);
}
