import { AlertDialog, Banner, Button, EmptyState, ErrorState, Heading, Skeleton } from '@portal/design-system';
import { Plus } from '@portal/design-system/icons';
import type { calls, ReplyOf } from '@portal/domain/contract';
import type { FeedSource } from '@portal/domain/data';
import { relativeTime } from '@portal/domain/format';
import { useCall, useCallMutation, usePortal } from '@portal/portal-client/react';
import { SourceList } from '@portal/portal-widgets';
import { useState } from 'react';
import { sourcesMessages as texts } from '../../messages/sources.ts';
import * as data from './DataScreen.css.ts';
import { MapFile } from './MapFile.tsx';
import * as css from './Sources.css.ts';

const ago = (time: string) => relativeTime(time, new Date().toISOString());

/** Asks before a source is deleted. */
function RemoveSource({ source, onClose }: { source: FeedSource; onClose: () => void }) {
  const { messages } = usePortal();
  const { send, pending } = useCallMutation('data/source-delete', { reloads: ['data/sources'] });
  const remove = async () => {
    const outcome = await send({ name: source.name });
    if (outcome.ok) messages.show(texts.remove.done(source.name));
    else messages.show(outcome.error.messageOr(texts.remove.failed), 'warning');
    onClose();
  };
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={texts.remove.title(source.name)}
      description={texts.remove.text}
      confirm={texts.remove.confirm}
      cancel={texts.remove.keep}
      tone="critical"
      loading={pending}
      onConfirm={() => void remove()}
    />
  );
}

type FeedsReply = ReplyOf<(typeof calls)['dataFeeds']>;

/** The ways by which files come without anybody at the screen, and when. */
function Ways({ watched_folder, bucket, tokens }: Pick<FeedsReply, 'watched_folder' | 'bucket' | 'tokens'>) {
  const ways = texts.ways(watched_folder, bucket, tokens.length);
  return (
    <>
      {(ways.length > 0 ? ways : [texts.noWays]).map((way) => (
        <p key={way} className={css.note}>
          {way}
        </p>
      ))}
    </>
  );
}

/** Sources of the supplier's data, and the mapping of another system's file. */
export function SourcesSection() {
  const list = useCall('data/sources', {});
  const feeds = useCall('data/feeds', {});
  const [mapped, setMapped] = useState<{ readonly source: FeedSource | null } | null>(null);
  const [removed, setRemoved] = useState<FeedSource | null>(null);
  if (mapped) return <MapFile source={mapped.source} onClose={() => setMapped(null)} />;
  if (list.error) return <ErrorState title={texts.loadFailed} onRetry={list.reload} />;
  const start = (
    <Button kind="filled" icon={Plus} onClick={() => setMapped({ source: null })}>
      {texts.start}
    </Button>
  );
  const sources = list.data?.sources;
  return (
    <>
      <div className={data.bar}>
        <Heading level={1}>{texts.title}</Heading>
        {sources && sources.length > 0 ? <span className={data.atEnd}>{start}</span> : null}
      </div>
      <div className={css.pad}>
        <p className={css.lead}>{texts.lead}</p>
        {feeds.data ? <Ways {...feeds.data} /> : null}
        {feeds.data?.is_demo ? <Banner title={texts.demo} /> : null}
        {!sources ? (
          <Skeleton width="full" />
        ) : sources.length === 0 ? (
          <EmptyState title={texts.empty} action={start}>
            {texts.emptyHint}
          </EmptyState>
        ) : (
          <SourceList sources={sources} when={ago} onChange={(source) => setMapped({ source })} onRemove={setRemoved} />
        )}
      </div>
      {removed ? <RemoveSource source={removed} onClose={() => setRemoved(null)} /> : null}
    </>
  );
}
