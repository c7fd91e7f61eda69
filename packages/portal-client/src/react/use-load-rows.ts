import { useState } from 'react';
import { useCall } from './use-call.ts';

/** Rows on a page of the call. */
const pageSize = 50;

/** The rows that a load changes, page by page: of all its feeds or one, and with a text in their key. */
export function useLoadRows(load_id: number) {
  const [feed, setFeed] = useState<string | null>(null);
  const [find, setFind] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, reload } = useCall(
    'data/load-rows',
    { load_id, from: (page - 1) * pageSize, ...(feed === null ? {} : { feed }), ...(find === '' ? {} : { find }) },
    { keepPreviousData: true },
  );
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  // After rows are left out, the page shown may no longer exist.
  if (data && data.rows.length === 0 && page > 1 && data.total === 0) setPage(1);
  return {
    /** Null until loaded. */
    rows: data?.rows ?? null,
    total: data?.total ?? 0,
    failed: error !== null,
    onRetry: reload,
    page,
    pages,
    onPage: setPage,
    feed,
    onFeed(name: string | null) {
      setFeed(name);
      setPage(1);
    },
    find,
    onFind(text: string) {
      setFind(text);
      setPage(1);
    },
  };
}

/** Loads before one, of the same feed if it has only one. */
export function useEarlierLoads({ load_id, feeds }: { readonly load_id: number; readonly feeds: readonly string[] }) {
  const [feed, ...others] = feeds;
  const { data, error, reload } = useCall('data/loads', {
    before: load_id,
    ...(feed !== undefined && others.length === 0 ? { feed } : {}),
  });
  return { loads: data?.loads ?? null, failed: error !== null, onRetry: reload };
}
