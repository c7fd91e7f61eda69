import { uriProblem } from '@portal/domain/hive';
import type { PublishedPage } from '@portal/hive-components/settings';
import { useCall } from '@portal/portal-client/react';
import { onArrival, usePageContent } from './use-page-content.ts';

/** NAV-12: the published page at a path with the data its components need; null if none is published, undefined while loading. */
export function usePublishedPage(path: string): {
  readonly page: PublishedPage | null | undefined;
  /** Where the address leads, if no page is published there. */
  readonly movedTo: string | null;
  readonly failed: boolean;
  readonly retry: () => void;
} {
  const isPossible = uriProblem(path) === null;
  const found = useCall('get-published-pages', isPossible ? { uri_path: path } : null, onArrival);
  const page = found.data?.pages[0] ?? null;
  const shown = usePageContent(page);
  const isNone = !isPossible || (found.data !== undefined && page === null);
  return {
    page: isNone ? null : shown,
    movedTo: found.data?.moved_to ?? null,
    failed: found.error !== null,
    retry: found.reload,
  };
}
