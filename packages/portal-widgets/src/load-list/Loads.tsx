import { Banner, Button, Dialog, ErrorState, Skeleton } from '@portal/design-system';
import { RefreshCw, Upload } from '@portal/design-system/icons';
import type { FeedState, LiveData, LoadDecision, LoadSummary } from '@portal/domain/data';
import { clockTime, dateAndTime, relativeTime } from '@portal/domain/format';
import { type ReactNode, useState } from 'react';
import { DataSection } from '../internal/DataSection.tsx';
import { loadTabMessages } from '../messages/load-tabs.ts';
import { loadsPanelMessages as messages } from '../messages/loads-panel.ts';
import { FeedTable } from './FeedTable.tsx';
import { FirstRun, type TemplateDownload } from './FirstRun.tsx';
import type { FeedAct } from './feed-acts.ts';
import { type FileSending, LoadFiles } from './LoadFiles.tsx';
import { LoadList } from './LoadList.tsx';
import type { DecisionRequest } from './LoadPanel.tsx';
import * as css from './Loads.css.ts';

const number = (value: number) => value.toLocaleString('en-AU');
const ago = (time: string) => relativeTime(time, new Date().toISOString());

/** Such as `6:00 am`, `Tomorrow 6:00 am` or a date with its time, by the reader's clock. */
function moment(time: string): string {
  const days = [-1, 0, 1].map((ahead) => {
    const day = new Date();
    day.setDate(day.getDate() + ahead);
    return day.toDateString();
  });
  const day = messages.days[days.indexOf(new Date(time).toDateString())];
  return day === undefined ? dateAndTime(time) : `${day}${clockTime(time)}`;
}

/** Decisions that are confirmed in the detail of a load. */
const decisions: Partial<Record<FeedAct, LoadDecision>> = {
  approve: 'approve',
  discard: 'discard',
  rollback: 'rollback',
};

export interface LoadsProps {
  /** Null until loaded. */
  readonly live: LiveData | null;
  /** Null until loaded; the newest first. */
  readonly loads: readonly LoadSummary[] | null;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** Without it there are no older loads. */
  readonly onOlder: (() => void) | undefined;
  readonly isLoadingOlder: boolean;
  readonly files: FileSending;
  readonly templates: TemplateDownload;
  /** The feed that the list is limited to. */
  readonly feed: string | null;
  readonly onFeed: (feed: string | null) => void;
  readonly open: number | null;
  readonly onOpen: (load: number | null) => void;
  /** The detail of the open load. */
  readonly panel: (load: number, request: DecisionRequest) => ReactNode;
  /** Loads the files of a load again; resolves to the load that reads them, or null with a message. */
  readonly onLoadAgain: (load: number) => Promise<number | null>;
  /** Loads the files that wait in the watched folder or the bucket, in a dialog. */
  readonly loadNow: (live: LiveData, onBegun: (load: number) => void) => ReactNode;
  /** Downloads the errors and warnings of a load. */
  readonly onDownloadProblems: (load: number) => void;
}

/** Loads of the supplier's data: how fresh it is, what was loaded, and new files. */
export function Loads(props: LoadsProps) {
  const { live, loads, failed, onRetry, onOlder, isLoadingOlder, files, templates, feed, onFeed, open, onOpen } = props;
  const [isChoosing, setIsChoosing] = useState(false);
  const [isLoadingNow, setIsLoadingNow] = useState(false);
  const [request, setRequest] = useState<{ readonly load: number; readonly decision: LoadDecision } | null>(null);
  if (failed) return <ErrorState title={messages.loadFailed} onRetry={onRetry} />;
  if (!live || !loads) return <Skeleton width="full" />;
  const { feeds, is_demo, has_parts, has_customers, watched_folder, bucket, tokens } = live;
  const waiting = loads.find(({ state }) => state === 'waiting')?.load_id ?? null;
  const isFirstRun = !is_demo && (!has_parts || !has_customers);
  const rows = feeds.reduce((sum, each) => sum + each.rows, 0);
  const begun = (load: number) => {
    setIsChoosing(false);
    setIsLoadingNow(false);
    onOpen(load);
  };
  const loadAgain = async (load: number) => {
    const again = await props.onLoadAgain(load);
    if (again !== null) onOpen(again);
  };
  const act = (name: FeedAct, { feed: named, newest }: FeedState) => {
    const decision = decisions[name];
    if (newest && decision) setRequest({ load: newest.load_id, decision });
    if (name === 'loads') onFeed(named === feed ? null : named);
    else if (name === 'send') setIsChoosing(true);
    else if (newest && name === 'again') void loadAgain(newest.load_id);
    else if (name === 'template') void templates.onDownload(named);
    else if (newest && name === 'download') props.onDownloadProblems(newest.load_id);
    else if (newest) onOpen(newest.load_id);
  };
  return (
    <DataSection
      title={messages.title}
      controls={
        <>
          <span className={css.note}>{messages.facts(feeds.length, number(rows))}</span>
          <span className={css.note}>{messages.sources(watched_folder, bucket, tokens.length)}</span>
        </>
      }
      actions={
        is_demo ? null : (
          <>
            {watched_folder === null && bucket === null ? null : (
              <Button icon={RefreshCw} onClick={() => setIsLoadingNow(true)}>
                {loadTabMessages.now.open}
              </Button>
            )}
            {isFirstRun && !has_parts ? null : (
              <Button kind="filled" icon={Upload} onClick={() => setIsChoosing(true)}>
                {messages.upload.open}
              </Button>
            )}
          </>
        )
      }
    >
      {is_demo ? (
        <div className={css.pad}>
          <Banner title={messages.demo.title}>{messages.demo.text}</Banner>
        </div>
      ) : null}
      {isFirstRun ? (
        <FirstRun
          feeds={feeds}
          newest={loads[0]}
          hasParts={has_parts}
          hasCustomers={has_customers}
          templates={templates}
          files={files}
          onBegun={begun}
        />
      ) : null}
      {has_parts && !is_demo ? <FeedTable feeds={feeds} chosen={feed} age={ago} moment={moment} onAct={act} /> : null}
      {isFirstRun && loads.length === 0 ? null : (
        <LoadList
          loads={loads}
          open={open}
          isFiltered={feed !== null}
          titleOf={(name) => feeds.find((each) => each.feed === name)?.title ?? name}
          when={ago}
          onOpen={onOpen}
          onOlder={onOlder}
          isLoadingOlder={isLoadingOlder}
        />
      )}
      {open === null
        ? null
        : props.panel(open, {
            decision: request?.load === open ? request.decision : null,
            onAsk: (decision) => setRequest(decision && { load: open, decision }),
          })}
      <Dialog
        open={isChoosing}
        onOpenChange={setIsChoosing}
        title={messages.upload.title}
        description={messages.upload.description}
      >
        <LoadFiles {...files} waiting={waiting} onBegun={begun} />
      </Dialog>
      <Dialog
        open={isLoadingNow}
        onOpenChange={setIsLoadingNow}
        title={loadTabMessages.now.title}
        description={loadTabMessages.now.description}
      >
        {isLoadingNow ? props.loadNow(live, begun) : null}
      </Dialog>
    </DataSection>
  );
}
