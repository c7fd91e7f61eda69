import { type HivePublishedPage, resourceAddresses, resourcePictures } from '@portal/domain/hive';
import { type PublishedPage, readPublishedPage, wantedContent } from '@portal/hive-components/settings';
import { type CallRead, useArticles, useCall } from '@portal/portal-client/react';
import { useMemo } from 'react';

/** Shows cached data and reloads it, but not while somebody is reading it. */
export const onArrival = { keepPreviousData: true, revalidateOnFocus: false, revalidateOnReconnect: false } as const;

const isSettled = ({ data, error }: CallRead<unknown>): boolean => data !== undefined || error !== null;

/** A page with the data that its components need; undefined while loading. Data that cannot be loaded is left empty. */
export function usePageContent(page: HivePublishedPage | null): PublishedPage | undefined {
  const wanted = useMemo(() => wantedContent(page?.drafts[0]?.components ?? []), [page]);
  const articles = useArticles(wanted.articles);
  const tips = useCall('get-did-you-know-list', wanted.tips ? {} : null, onArrival);
  const resources = useCall('resources/get', wanted.resources.length > 0 ? {} : null, onArrival);
  const isComplete =
    (wanted.articles.length === 0 || articles !== undefined) &&
    (!wanted.tips || isSettled(tips)) &&
    (wanted.resources.length === 0 || isSettled(resources));
  return useMemo(
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
}
