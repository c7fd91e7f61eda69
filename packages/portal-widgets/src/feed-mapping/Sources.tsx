import { AlertDialog, Banner, Button, EmptyState, ErrorState, Skeleton } from '@portal/design-system';
import { Plus } from '@portal/design-system/icons';
import type { FeedSource, LiveData } from '@portal/domain/data';
import { relativeTime } from '@portal/domain/format';
import { type ReactNode, useState } from 'react';
import { DataSection } from '../internal/DataSection.tsx';
import { sourcesMessages as texts } from '../messages/sources.ts';
import { SourceList } from './SourceList.tsx';
import * as css from './Sources.css.ts';

const ago = (time: string) => relativeTime(time, new Date().toISOString());

interface RemoveSourceProps {
  readonly source: FeedSource;
  readonly onRemove: (source: FeedSource) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a source is deleted. */
function RemoveSource({ source, onRemove, onClose }: RemoveSourceProps) {
  const [pending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    await onRemove(source);
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

/** How and when files arrive without a user. */
function Ways({ watched_folder, bucket, tokens }: Pick<LiveData, 'watched_folder' | 'bucket' | 'tokens'>) {
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

export interface SourcesProps {
  /** Null until loaded. */
  readonly sources: readonly FeedSource[] | null;
  /** Null until loaded. */
  readonly live: LiveData | null;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly onRemove: (source: FeedSource) => Promise<void>;
  /** The mapping of a file: for a source, or for a new one. */
  readonly mapFile: (source: FeedSource | null, onClose: () => void) => ReactNode;
}

/** Sources of the supplier's data, and the mapping of another system's file. */
export function Sources({ sources, live, failed, onRetry, onRemove, mapFile }: SourcesProps) {
  const [mapped, setMapped] = useState<{ readonly source: FeedSource | null } | null>(null);
  const [removed, setRemoved] = useState<FeedSource | null>(null);
  if (mapped) return mapFile(mapped.source, () => setMapped(null));
  if (failed) return <ErrorState title={texts.loadFailed} onRetry={onRetry} />;
  const start = (
    <Button kind="filled" icon={Plus} onClick={() => setMapped({ source: null })}>
      {texts.start}
    </Button>
  );
  return (
    <DataSection title={texts.title} actions={sources && sources.length > 0 ? start : null}>
      <div className={css.pad}>
        <p className={css.lead}>{texts.lead}</p>
        {live ? <Ways {...live} /> : null}
        {live?.is_demo ? <Banner title={texts.demo} /> : null}
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
      {removed ? <RemoveSource source={removed} onRemove={onRemove} onClose={() => setRemoved(null)} /> : null}
    </DataSection>
  );
}
