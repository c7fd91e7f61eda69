import { Banner, Button, FileDrop, Skeleton } from '@portal/design-system';
import type {
  FeedMapping,
  FeedSource,
  FeedState,
  MappedSample,
  MappingProposal,
  SourceSettings,
} from '@portal/domain/data';
import { DataSection } from '../internal/DataSection.tsx';
import { sourcesMessages } from '../messages/sources.ts';
import { MappingConstants, MappingFormats } from './MappingFormats.tsx';
import { MappingPreview } from './MappingPreview.tsx';
import { MappingResult } from './MappingResult.tsx';
import { MappingTable } from './MappingTable.tsx';
import { SaveSource } from './SaveSource.tsx';
import * as css from './Sources.css.ts';

const texts = sourcesMessages.sample;
const accept = ['.csv', '.tsv', '.txt', '.ndjson', '.xlsx', '.gz'];

export interface MapFileProps {
  /** The source that is changed; null for a new one. */
  readonly source: FeedSource | null;
  /** The feeds that a file may hold; null until loaded. */
  readonly feeds: readonly FeedState[] | null;
  /** The sample file as the portal reads it; null until one is chosen and read. */
  readonly sample: MappedSample | null;
  /** By name of the file's column. */
  readonly proposals: Readonly<Record<string, MappingProposal>>;
  readonly problem: string | null;
  readonly isReading: boolean;
  /** Name of a source for files that are named like this one; empty without one. */
  readonly proposedName: string;
  /** The file states its own formats, as a workbook does. */
  readonly hasOwnFormats: boolean;
  /** It has a header, as a table does. */
  readonly hasHeader: boolean;
  readonly onFile: (file: File, known?: { readonly feed: string; readonly mapping: FeedMapping }) => void;
  readonly onFeed: (feed: string) => void;
  readonly onMapping: (mapping: FeedMapping) => void;
  /** Chooses another file. */
  readonly onReset: () => void;
  /** Saves the mapping as a source. Resolves to an error message, or null. */
  readonly onSave: (settings: SourceSettings) => Promise<string | null>;
  readonly onDownload: (yaml: string) => void;
  readonly onClose: () => void;
}

/** Maps a sample file: the portal proposes what its columns are, and shows how it reads them. */
export function MapFile(props: MapFileProps) {
  const { source, feeds, sample, proposals, problem, isReading, hasOwnFormats, hasHeader } = props;
  const { onFile, onFeed, onMapping, onReset, onSave, onDownload, onClose } = props;
  const saving = { source, onSave, onSaved: onClose, onDownload };
  return (
    <DataSection
      title={sample ? texts.titleOf(sample.title) : texts.title}
      controls={
        <span className={css.note} role="status">
          {sample && isReading ? texts.working : ''}
        </span>
      }
      actions={
        <>
          {sample ? <Button onClick={onReset}>{texts.another}</Button> : null}
          <Button onClick={onClose}>{texts.cancel}</Button>
        </>
      }
    >
      <div className={css.pad}>
        {problem === null ? null : <Banner role="alert" tone="critical" title={problem} />}
        {sample ? (
          <div className={css.work}>
            <div className={css.main}>
              <MappingFormats
                sample={sample}
                feeds={feeds?.filter(({ has_rows }) => has_rows) ?? [{ feed: sample.feed, title: sample.title }]}
                hasOwnFormats={hasOwnFormats}
                hasHeader={hasHeader}
                onFeed={onFeed}
                onMapping={onMapping}
              />
              <MappingTable key={sample.feed} sample={sample} proposals={proposals} onMapping={onMapping} />
              <MappingConstants key={`${sample.feed} constants`} sample={sample} onMapping={onMapping} />
              <MappingPreview sample={sample} />
            </div>
            <aside className={css.side}>
              <MappingResult sample={sample} onMapping={onMapping} />
              <SaveSource sample={sample} proposedName={props.proposedName} {...saving} />
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
                if (file) onFile(file, source ?? undefined);
              }}
              onRemove={() => {}}
            />
            {source ? <SaveSource sample={source} {...saving} /> : null}
          </div>
        )}
      </div>
    </DataSection>
  );
}
