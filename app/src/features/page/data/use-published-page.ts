import { usePortal } from '@portal/portal-client/react';
import useSWR from 'swr';
import type { PublishedPage } from '../published-page.ts';
import { loadPage } from './load-page.ts';

/** NAV-12: the page at a path, as it is looked up; null where none is published, undefined while it is on its way. */
export function usePublishedPage(path: string): {
  readonly page: PublishedPage | null | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
} {
  const { transport } = usePortal();
  // What was seen before stands at once, and is asked for again; not under the eyes of who reads it.
  const { data, error, mutate } = useSWR(['published-page', path], () => loadPage(transport, path), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  return { page: data, failed: error !== undefined && data === undefined, retry: () => void mutate() };
}
