import { Banner, Button, DescriptionList } from '@portal/design-system';
import { RefreshCw, Trash2 } from '@portal/design-system/icons';
import { shortDate } from '@portal/domain/format';
import type { CropShape, MediaFile } from '@portal/domain/hive';
import { useRef, useState } from 'react';
import { useStaffNames } from '../data/use-staff-names.ts';
import { mediaMessages as messages } from '../messages/media.ts';
import { type FileChange, FileFields } from './FileFields.tsx';
import { FocusPicker } from './FocusPicker.tsx';
import { FormerFiles } from './FormerFiles.tsx';
import * as css from './Library.css.ts';

export interface FileDetailsProps {
  file: MediaFile;
  folders: readonly string[];
  /** Why the last change was refused. */
  problem: string | null;
  onChange: (change: FileChange) => void;
  onCrop: (shape: CropShape) => void;
  onReplace: (file: File) => void;
  /** Undoes a replacement. Returns a message on failure, null on success. */
  onPutBack: (version: string) => Promise<string | null>;
  onDelete: () => void;
}

/** The details of a file, and fields for those that can be changed. */
export function FileDetails({
  file,
  folders,
  problem,
  onChange,
  onCrop,
  onReplace,
  onPutBack,
  onDelete,
}: FileDetailsProps) {
  const { picture, uses } = file;
  const nameOf = useStaffNames();
  const input = useRef<HTMLInputElement>(null);
  const [asks, setAsks] = useState(false);
  return (
    <section className={css.details} aria-label={messages.details}>
      {picture ? (
        <FocusPicker path={file.path} picture={picture} onFocusPoint={(focus) => onChange({ focus })} onCrop={onCrop} />
      ) : null}
      {problem ? <Banner tone="critical" role="alert" title={problem} /> : null}
      <DescriptionList
        layout="rows"
        items={[
          ...(picture
            ? [
                {
                  name: messages.facts.dimensions,
                  value: `${messages.dimensions(picture.width, picture.height)} ${messages.pixels}`,
                },
              ]
            : []),
          { name: messages.facts.size, value: messages.sizeAndKind(file.bytes, file.type) },
          { name: messages.facts.added, value: messages.addedBy(shortDate(file.added), nameOf(file.added_by)) },
        ]}
      />
      <FileFields file={file} folders={folders} onChange={onChange} />
      <div className={css.part}>
        <p className={css.strong}>{messages.uses(uses.length)}</p>
        {uses.length > 0 ? (
          <ul className={css.plainList}>
            {uses.map((use) => (
              <li key={use.page_id} className={css.use}>
                <span className={css.useName}>{use.label}</span>
                <span className={css.quiet}>{use.live ? messages.live : messages.draft}</span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className={css.part}>
        <Button kind="text" icon={RefreshCw} onClick={() => input.current?.click()}>
          {messages.replace}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={messages.replaceFile}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onReplace(chosen);
            target.value = '';
          }}
        />
        <p className={css.quiet}>{messages.replaceHint(uses.length)}</p>
        <FormerFiles file={file} onPutBack={onPutBack} />
      </div>
      <div className={css.part}>
        {asks ? (
          // biome-ignore lint/a11y/useSemanticElements: a question, not a form
          <div role="group" aria-label={messages.removeAsk(file.name)} className={css.confirmation}>
            <p className={css.strong}>{messages.removeAsk(file.name)}</p>
            <Button autoFocus onClick={() => setAsks(false)}>
              {messages.removeNo}
            </Button>
            <Button icon={Trash2} onClick={onDelete}>
              {messages.removeYes}
            </Button>
          </div>
        ) : (
          <Button
            kind="quiet"
            icon={Trash2}
            reason={uses.length > 0 ? messages.usedReason : undefined}
            onClick={() => setAsks(true)}
          >
            {messages.remove}
          </Button>
        )}
      </div>
    </section>
  );
}
