import { Banner, Button, ErrorState, RadioGroup, Skeleton } from '@portal/design-system';
import type { LiveData, WaitingFiles } from '@portal/domain/data';
import { useState } from 'react';
import { loadTabMessages } from '../messages/load-tabs.ts';
import { loadsPanelMessages } from '../messages/loads-panel.ts';
import * as css from './Loads.css.ts';

const texts = loadTabMessages.now;
const upload = loadsPanelMessages.upload;
const modes = [
  { value: 'full', label: upload.full },
  { value: 'delta', label: upload.delta },
] as const;

type Place = 'folder' | 'bucket';

export interface LoadNowProps extends Pick<LiveData, 'watched_folder' | 'bucket'> {
  /** The files that wait; null until loaded. */
  readonly waiting: Readonly<Record<Place, WaitingFiles | null>> | null;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly pending: boolean;
  /** Resolves to the load that reads the files, or to why there is none. */
  readonly onLoad: (from: Place, mode: 'full' | 'delta') => Promise<number | string>;
  readonly onBegun: (load: number) => void;
}

/** Loads the files that wait in the watched folder or the bucket, without waiting for their marker file or scheduled time. */
export function LoadNow({ watched_folder, bucket, waiting, failed, onRetry, pending, onLoad, onBegun }: LoadNowProps) {
  const [from, setFrom] = useState<Place>(watched_folder === null ? 'bucket' : 'folder');
  const [mode, setMode] = useState<'full' | 'delta'>('full');
  const [problem, setProblem] = useState<string | null>(null);
  if (failed) return <ErrorState title={texts.failed} onRetry={onRetry} />;
  if (!waiting) return <Skeleton width="full" />;
  const found = waiting[from];
  const places = [
    ...(watched_folder === null ? [] : [{ value: 'folder' as const, label: texts.folder(watched_folder) }]),
    ...(bucket === null ? [] : [{ value: 'bucket' as const, label: texts.bucket(bucket.url) }]),
  ];
  const load = async () => {
    setProblem(null);
    const result = await onLoad(from, mode);
    if (typeof result === 'string') setProblem(result);
    else onBegun(result);
  };
  const files = found?.files ?? [];
  return (
    <div className={css.form}>
      <RadioGroup label={texts.from} options={places} value={from} onValueChange={setFrom} />
      {found?.problem ? (
        <Banner tone="critical" title={found.problem} />
      ) : (
        <p className={css.note}>{files.length === 0 ? texts.noFiles : texts.files(files)}</p>
      )}
      <RadioGroup label={upload.mode} options={modes} value={mode} onValueChange={setMode} />
      {problem === null ? null : <Banner role="alert" tone="critical" title={problem} />}
      <div className={css.actions}>
        <Button
          kind="filled"
          loading={pending}
          reason={files.length === 0 ? texts.noFiles : undefined}
          onClick={() => void load()}
        >
          {texts.load}
        </Button>
      </div>
    </div>
  );
}
