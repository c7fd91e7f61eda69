import { Banner, Button, Dialog, ErrorState, Heading, Skeleton } from '@portal/design-system';
import { Upload } from '@portal/design-system/icons';
import type { LoadSummary } from '@portal/domain/data';
import { relativeTime } from '@portal/domain/format';
import { useCall, useCallCache, usePortal } from '@portal/portal-client/react';
import { FeedFacts, LoadList } from '@portal/portal-widgets';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadsMessages } from '../../messages/loads.ts';
import * as css from './DataScreen.css.ts';
import { FirstRun } from './FirstRun.tsx';
import { LoadFiles } from './LoadFiles.tsx';
import { LoadPanel } from './LoadPanel.tsx';
import * as own from './Loads.css.ts';
import { useLoadDecision } from './use-load-decision.tsx';

/** Milliseconds between looks at the list: while a load is being read, and otherwise, for loads that come by other ways. */
const intervals = { reading: 1_000, usual: 30_000 } as const;

const number = (value: number) => value.toLocaleString('en-AU');
const ago = (time: string) => relativeTime(time, new Date().toISOString());

/** The open load and the chosen feed are in the address, so that they can be shared. */
function useAddress() {
  const [params, setParams] = useSearchParams();
  const [load, feed] = [params.get('load'), params.get('feed')];
  const change = (name: string, value: string | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    });
  return {
    open: load !== null && /^\d{1,9}$/.test(load) ? Number(load) : null,
    feed,
    onOpen: (id: number | null) => change('load', id === null ? null : String(id)),
    onFeed: (name: string | null) => change('feed', name),
  };
}

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
      messages.show(loadsMessages.loadFailed, 'warning');
    }
    setIsLoading(false);
  };
  return { older, isLoading, load: (before: number) => void load(before) };
}

function Loads({ feed, open, onOpen, onFeed }: ReturnType<typeof useAddress>) {
  const [isChoosing, setIsChoosing] = useState(false);
  const decisions = useLoadDecision();
  const feeds = useCall('data/feeds', {});
  const list = useCall('data/loads', feed === null ? {} : { feed }, {
    refreshInterval: (latest) =>
      latest?.loads.some(({ state }) => state === 'reading') ? intervals.reading : intervals.usual,
  });
  const { older, isLoading, load: loadOlder } = useOlderLoads(feed);
  const first = list.data?.loads ?? [];
  // Another way to load, such as a command, may have switched to other data.
  const switched = first.map(({ load_id, state }) => (state === 'live' ? load_id : '')).join(' ');
  const { reload } = feeds;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another load is live
  useEffect(() => reload(), [switched, reload]);

  if (feeds.error || list.error) {
    return (
      <ErrorState
        title={loadsMessages.loadFailed}
        onRetry={() => {
          feeds.reload();
          list.reload();
        }}
      />
    );
  }
  if (!feeds.data || !list.data) return <Skeleton width="full" />;
  const { is_demo, has_parts, has_customers, watched_folder, tokens } = feeds.data;
  const last = first.at(-1)?.load_id ?? 0;
  const loads = [...first, ...(older?.loads ?? []).filter(({ load_id }) => load_id < last)];
  const waiting = first.find(({ state }) => state === 'waiting')?.load_id ?? null;
  const isFirstRun = !is_demo && (!has_parts || !has_customers);
  const rows = feeds.data.feeds.reduce((sum, each) => sum + each.rows, 0);
  const titleOf = (name: string) => feeds.data?.feeds.find((each) => each.feed === name)?.title ?? name;
  const begun = (load: number) => {
    setIsChoosing(false);
    onOpen(load);
  };
  return (
    <>
      <div className={css.bar}>
        <Heading level={1}>{loadsMessages.title}</Heading>
        <span className={own.note}>{loadsMessages.facts(feeds.data.feeds.length, number(rows))}</span>
        <span className={own.note}>{loadsMessages.sources(watched_folder, tokens.length)}</span>
        {is_demo || (isFirstRun && !has_parts) ? null : (
          <span className={own.end}>
            <Button kind="filled" icon={Upload} onClick={() => setIsChoosing(true)}>
              {loadsMessages.upload.open}
            </Button>
          </span>
        )}
      </div>
      {is_demo ? (
        <div className={own.pad}>
          <Banner title={loadsMessages.demo.title}>{loadsMessages.demo.text}</Banner>
        </div>
      ) : null}
      {isFirstRun ? (
        <FirstRun
          feeds={feeds.data.feeds}
          newest={first[0]}
          hasParts={has_parts}
          hasCustomers={has_customers}
          onBegun={begun}
        />
      ) : null}
      {has_parts && !is_demo ? <FeedFacts feeds={feeds.data.feeds} chosen={feed} age={ago} onChoose={onFeed} /> : null}
      {isFirstRun && loads.length === 0 ? null : (
        <LoadList
          loads={loads}
          open={open}
          isFiltered={feed !== null}
          titleOf={titleOf}
          when={ago}
          onOpen={onOpen}
          onOlder={(older ?? list.data).more ? () => loadOlder(loads.at(-1)?.load_id ?? 0) : undefined}
          isLoadingOlder={isLoading}
        />
      )}
      {open === null ? null : (
        <LoadPanel key={open} load_id={open} decisions={decisions} onClose={() => onOpen(null)} />
      )}
      {decisions.dialog}
      <Dialog
        open={isChoosing}
        onOpenChange={setIsChoosing}
        title={loadsMessages.upload.title}
        description={loadsMessages.upload.description}
      >
        <LoadFiles waiting={waiting} onBegun={begun} />
      </Dialog>
    </>
  );
}

/** Loads of the supplier's data: how fresh it is, what was loaded, and new files. */
export function LoadsSection() {
  const address = useAddress();
  return <Loads key={address.feed} {...address} />;
}
