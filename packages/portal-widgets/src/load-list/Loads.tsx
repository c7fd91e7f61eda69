import { Banner, Button, Dialog, ErrorState, Skeleton } from '@portal/design-system';
import { Upload } from '@portal/design-system/icons';
import type { LiveData, LoadSummary } from '@portal/domain/data';
import { relativeTime } from '@portal/domain/format';
import { type ReactNode, useState } from 'react';
import { DataSection } from '../internal/DataSection.tsx';
import { loadsPanelMessages as messages } from '../messages/loads-panel.ts';
import { FeedTable } from './FeedTable.tsx';
import { FirstRun, type TemplateDownload } from './FirstRun.tsx';
import { type FileSending, LoadFiles } from './LoadFiles.tsx';
import { LoadList } from './LoadList.tsx';
import * as css from './Loads.css.ts';

const number = (value: number) => value.toLocaleString('en-AU');
const ago = (time: string) => relativeTime(time, new Date().toISOString());

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
  readonly panel: (load: number) => ReactNode;
}

/** Loads of the supplier's data: how fresh it is, what was loaded, and new files. */
export function Loads(props: LoadsProps) {
  const { live, loads, failed, onRetry, onOlder, isLoadingOlder, files, templates, feed, onFeed, open, onOpen } = props;
  const [isChoosing, setIsChoosing] = useState(false);
  if (failed) return <ErrorState title={messages.loadFailed} onRetry={onRetry} />;
  if (!live || !loads) return <Skeleton width="full" />;
  const { feeds, is_demo, has_parts, has_customers, watched_folder, bucket, tokens } = live;
  const waiting = loads.find(({ state }) => state === 'waiting')?.load_id ?? null;
  const isFirstRun = !is_demo && (!has_parts || !has_customers);
  const rows = feeds.reduce((sum, each) => sum + each.rows, 0);
  const begun = (load: number) => {
    setIsChoosing(false);
    onOpen(load);
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
        is_demo || (isFirstRun && !has_parts) ? null : (
          <Button kind="filled" icon={Upload} onClick={() => setIsChoosing(true)}>
            {messages.upload.open}
          </Button>
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
      {has_parts && !is_demo ? (
        <FeedTable feeds={feeds} chosen={feed} age={ago} onChoose={onFeed} onOpen={onOpen} />
      ) : null}
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
      {open === null ? null : props.panel(open)}
      <Dialog
        open={isChoosing}
        onOpenChange={setIsChoosing}
        title={messages.upload.title}
        description={messages.upload.description}
      >
        <LoadFiles {...files} waiting={waiting} onBegun={begun} />
      </Dialog>
    </DataSection>
  );
}
