import { Banner, Button, FileDrop, Heading, Skeleton } from '@portal/design-system';
import type { FeedSource } from '@portal/domain/data';
import { useCall } from '@portal/portal-client/react';
import { MappingConstants, MappingFormats, MappingPreview, MappingResult, MappingTable } from '@portal/portal-widgets';
import { sourcesMessages } from '../../messages/sources.ts';
import * as data from './DataScreen.css.ts';
import { SaveSource } from './SaveSource.tsx';
import * as css from './Sources.css.ts';
import { useMappedSample } from './use-mapped-sample.ts';

const texts = sourcesMessages.sample;
const accept = ['.csv', '.tsv', '.txt', '.ndjson', '.xlsx', '.gz'];

export interface MapFileProps {
  /** The source that is changed; null for a new one. */
  readonly source: FeedSource | null;
  readonly onClose: () => void;
}

/** Maps a sample file: the portal proposes what its columns are, and shows how it reads them. */
export function MapFile({ source, onClose }: MapFileProps) {
  const { sample, proposals, problem, isReading, hasOwnFormats, take, onFeed, onMapping, reset } = useMappedSample();
  const feeds = useCall('data/feeds', {});
  return (
    <>
      <div className={data.bar}>
        <Heading level={1}>{sample ? texts.titleOf(sample.title) : texts.title}</Heading>
        <span className={css.note} role="status">
          {sample && isReading ? texts.working : ''}
        </span>
        <span className={data.atEnd}>
          {sample ? <Button onClick={reset}>{texts.another}</Button> : null}{' '}
          <Button onClick={onClose}>{texts.cancel}</Button>
        </span>
      </div>
      <div className={css.pad}>
        {problem === null ? null : <Banner role="alert" tone="critical" title={problem} />}
        {sample ? (
          <div className={css.work}>
            <div className={css.main}>
              <MappingFormats
                sample={sample}
                feeds={
                  feeds.data?.feeds.filter(({ has_rows }) => has_rows) ?? [{ feed: sample.feed, title: sample.title }]
                }
                hasOwnFormats={hasOwnFormats}
                onFeed={onFeed}
                onMapping={onMapping}
              />
              <MappingTable key={sample.feed} sample={sample} proposals={proposals} onMapping={onMapping} />
              <MappingConstants key={`${sample.feed} constants`} sample={sample} onMapping={onMapping} />
              <MappingPreview sample={sample} />
            </div>
            <aside className={css.side}>
              <MappingResult sample={sample} />
              <SaveSource sample={sample} source={source} onSaved={onClose} />
            </aside>
          </div>
        ) : isReading ? (
          <div aria-busy="true">
            <Skeleton width="full" />
            <Skeleton width="full" />
          </div>
        ) : (
          <div className={css.narrow}>
            <FileDrop
              label={texts.drop}
              hint={texts.dropHint}
              accept={accept}
              files={[]}
              onFiles={([file]) => {
                if (file) void take(file, source ?? undefined);
              }}
              onRemove={() => {}}
            />
            {source ? <SaveSource sample={source} source={source} onSaved={onClose} /> : null}
          </div>
        )}
      </div>
    </>
  );
}
