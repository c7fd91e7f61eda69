import type { LoadSummary } from '@portal/domain/data';
import { useEffect, useState } from 'react';
import { loadsMessages } from '../messages/loads.ts';
import { usePortal } from './portal.ts';
import { saveReply } from './save-file.ts';
import { useCall } from './use-call.ts';
import { useCallCache } from './use-call-cache.ts';
import { useCallMutation } from './use-call-mutation.ts';
import { useLoadAgain, useProblemsFile } from './use-load.ts';
import { useLoadFiles } from './use-load-files.ts';

/** Milliseconds between requests for the list: while a load is being read, and otherwise, to notice loads that start elsewhere. */
const intervals = { reading: 1_000, usual: 30_000 } as const;

/** Older loads, below the page that `useCall` keeps up to date. */
function useOlderLoads(feed: string | null) {
  const cache = useCallCache();
  const { messages } = usePortal();
  const [older, setOlder] = useState<{ readonly loads: readonly LoadSummary[]; readonly more: boolean } | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const load = async (before: number) => {
    setIsLoading(true);
    try {
      const next = await cache.load('data/loads', { before, ...(feed === null ? {} : { feed }) });
      setOlder({ loads: [...(older?.loads ?? []), ...next.loads], more: next.more });
    } catch {
      messages.show(loadsMessages.olderFailed, 'warning');
    }
    setIsLoading(false);
  };
  return { older, isLoading, load };
}

/** Templates of feed files: all as a ZIP file, or one. */
function useTemplates() {
  const { messages } = usePortal();
  const { send, pending } = useCallMutation('data/templates');
  return {
    pending,
    async onDownload(feed: string | null) {
      const outcome = await send(feed === null ? {} : { feed });
      if (outcome.ok) saveReply(outcome.data.file);
      else messages.show(outcome.error.messageOr(loadsMessages.downloadFailed), 'warning');
    },
  };
}

/** Loads of the supplier's data, of all feeds or one: the live data, what was loaded, and new files. */
export function useLoads(feed: string | null) {
  const feeds = useCall('data/feeds', {});
  const list = useCall('data/loads', feed === null ? {} : { feed }, {
    refreshInterval: (latest) =>
      latest?.loads.some(({ state }) => state === 'reading') ? intervals.reading : intervals.usual,
  });
  const { older, isLoading, load } = useOlderLoads(feed);
  const files = useLoadFiles();
  const templates = useTemplates();
  const onDownloadProblems = useProblemsFile();
  const onLoadAgain = useLoadAgain();
  const newest = list.data?.loads ?? [];
  // Another way to load, such as a command, may have switched to other data; a feed shows the state of its newest load.
  const states = newest.map(({ load_id, state }) => `${load_id} ${state}`).join();
  const { reload } = feeds;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the state of a load changes
  useEffect(() => reload(), [states, reload]);
  const last = newest.at(-1)?.load_id ?? 0;
  const loads = [...newest, ...(older?.loads ?? []).filter(({ load_id }) => load_id < last)];
  const hasMore = (older ?? list.data)?.more ?? false;
  return {
    live: feeds.data ?? null,
    /** Null until loaded; the newest first. */
    loads: list.data ? loads : null,
    failed: feeds.error !== null || list.error !== null,
    onRetry() {
      feeds.reload();
      list.reload();
    },
    onOlder: hasMore ? () => void load(loads.at(-1)?.load_id ?? 0) : undefined,
    isLoadingOlder: isLoading,
    files,
    templates,
    onLoadAgain,
    onDownloadProblems: (load_id: number) => void onDownloadProblems(load_id),
  };
}
