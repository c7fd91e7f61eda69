import { Banner, Button, type DroppedFile, FileDrop, RadioGroup } from '@portal/design-system';
import { useState } from 'react';
import { loadsPanelMessages } from '../messages/loads-panel.ts';
import * as css from './Loads.css.ts';

const texts = loadsPanelMessages.upload;
const accept = [
  '.csv',
  '.tsv',
  '.txt',
  '.ndjson',
  '.xlsx',
  '.xml',
  '.gz',
  '.zip',
  '.yaml',
  '.jpg',
  '.jpeg',
  '.png',
  '.webp',
  '.avif',
];
const modes = [
  { value: 'full', label: texts.full },
  { value: 'delta', label: texts.delta },
] as const;

/** How chosen files are sent. */
export interface FileSending {
  /** What is being done; null while nothing is. */
  readonly progress: string | null;
  /** Resolves to the load that checks the files, or to why they could not be sent. */
  readonly onCheck: (files: readonly File[], mode: 'full' | 'delta') => Promise<number | string>;
}

export interface LoadFilesProps extends FileSending {
  /** The load that waits for approval; it is replaced. */
  readonly waiting: number | null;
  readonly onBegun: (load: number) => void;
}

/** Chooses feed files and sends them to be checked. */
export function LoadFiles({ waiting, progress, onCheck, onBegun }: LoadFilesProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [mode, setMode] = useState<'full' | 'delta'>('full');
  const [problem, setProblem] = useState<string | null>(null);
  const shown = files.map(({ name, size }): DroppedFile => ({ key: name, name, bytes: size }));
  const check = async () => {
    setProblem(null);
    const result = await onCheck(files, mode);
    if (typeof result === 'string') return setProblem(result);
    setFiles([]);
    onBegun(result);
  };
  return (
    <div className={css.form}>
      {waiting === null ? null : <Banner tone="warning" title={texts.replaces(waiting)} />}
      <FileDrop
        label={texts.files}
        hint={texts.hint}
        accept={accept}
        multiple
        files={shown}
        onFiles={(added) => {
          setProblem(null);
          setFiles([...files.filter(({ name }) => added.every((file) => file.name !== name)), ...added]);
        }}
        onRemove={(key) => setFiles(files.filter(({ name }) => name !== key))}
      />
      <RadioGroup label={texts.mode} options={modes} value={mode} onValueChange={setMode} />
      {problem === null ? null : <Banner role="alert" tone="critical" title={problem} />}
      <div className={css.actions}>
        <Button
          kind="filled"
          loading={progress !== null}
          reason={files.length === 0 ? texts.needsFiles : undefined}
          onClick={() => void check()}
        >
          {texts.check}
        </Button>
        <span className={css.note} role="status">
          {progress}
        </span>
      </div>
    </div>
  );
}
