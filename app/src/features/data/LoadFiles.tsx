import { Banner, Button, type DroppedFile, FileDrop, RadioGroup } from '@portal/design-system';
import { largestLoadUpload } from '@portal/domain/data';
import { useCallMutation } from '@portal/portal-client/react';
import { useState } from 'react';
import { loadsMessages } from '../../messages/loads.ts';
import * as css from './Loads.css.ts';
import { packedFile } from './packed-file.ts';

const texts = loadsMessages.upload;
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

export interface LoadFilesProps {
  /** The load that waits for approval; it is replaced. */
  readonly waiting: number | null;
  readonly onBegun: (load: number) => void;
}

/** Chooses feed files and sends them to be checked. */
export function LoadFiles({ waiting, onBegun }: LoadFilesProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [mode, setMode] = useState<'full' | 'delta'>('full');
  const [problem, setProblem] = useState<string | null>(null);
  /** What is being done; null while nothing is. */
  const [progress, setProgress] = useState<string | null>(null);
  const { send } = useCallMutation('data/load-files', { reloads: ['data/loads'] });
  const shown = files.map(({ name, size }): DroppedFile => ({ key: name, name, bytes: size }));
  const check = async () => {
    setProblem(null);
    setProgress('');
    setProblem(await sendFiles());
    setProgress(null);
  };
  /** Returns why the files could not be sent, or null. */
  const sendFiles = async (): Promise<string | null> => {
    const packed = [];
    for (const [at, file] of files.entries()) {
      setProgress(texts.packing(file.name, at + 1, files.length));
      try {
        packed.push(await packedFile(file));
      } catch {
        return texts.unreadable(file.name);
      }
    }
    const bytes = packed.reduce((sum, { content_base64 }) => sum + (content_base64.length / 4) * 3, 0);
    if (bytes > largestLoadUpload) return texts.tooLarge;
    setProgress(texts.sending((bytes / 1_000_000).toFixed(1)));
    const outcome = await send({ mode, files: packed });
    if (!outcome.ok) return outcome.error.messageOr(texts.failed);
    if (outcome.data.is_same) return texts.same(outcome.data.load_id);
    setFiles([]);
    onBegun(outcome.data.load_id);
    return null;
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
