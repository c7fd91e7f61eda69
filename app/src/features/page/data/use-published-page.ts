import { resourceAddresses, resourcePictures, uriProblem } from '@portal/domain/hive';
import { type PublishedPage, readPublishedPage, wantedContent } from '@portal/hive-components/settings';
import { type CallRead, useArticles, useCall } from '@portal/portal-client/react';
import { useMemo } from 'react';

/** Shows a cached page and reloads it, but not while somebody is reading it. */
const onArrival = { keepPreviousData: true, revalidateOnFocus: false, revalidateOnReconnect: false } as const;

const isSettled = ({ data, error }: CallRead<unknown>): boolean => data !== undefined || error !== null;

/**
 * NAV-12: the published page at a path with the data its components need; null if none is published, undefined while loading.
 * Component data that cannot be loaded is left empty.
 */
export function usePublishedPage(path: string): {
  readonly page: PublishedPage | null | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
} {
  const isPossible = uriProblem(path) === null;
  const found = useCall('get-published-pages', isPossible ? { uri_path: path } : null, onArrival);
  const page = found.data?.pages[0] ?? null;
  const wanted = useMemo(() => wantedContent(page?.drafts[0]?.components ?? []), [page]);
  const articles = useArticles(wanted.articles);
  const tips = useCall('get-did-you-know-list', wanted.tips ? {} : null, onArrival);
  const resources = useCall('resources/get', wanted.resources.length > 0 ? {} : null, onArrival);
  const isComplete =
    (wanted.articles.length === 0 || articles !== undefined) &&
    (!wanted.tips || isSettled(tips)) &&
    (wanted.resources.length === 0 || isSettled(resources));
  const shown = useMemo(
    () =>
      page && isComplete
        ? readPublishedPage({
            page,
            articles: articles ?? [],
            tips: tips.data?.did_you_know ?? [],
            resources: resources.data ? resourceAddresses(resources.data) : {},
            pictures: resourcePictures(resources.data?.resources ?? []),
          })
        : undefined,
    [page, isComplete, articles, tips.data, resources.data],
  );
  const isNone = !isPossible || (found.data !== undefined && page === null);
  return { page: isNone ? null : shown, failed: found.error !== null, retry: found.reload };
}
