import { Button, IconButton, Progress } from '@portal/design-system';
import { X } from '@portal/design-system/icons';
import { mediaMessages as messages } from '../messages/media.ts';
import * as css from './Library.css.ts';
import type { Upload } from './use-uploads.ts';

export interface UploadRowsProps {
  uploads: readonly Upload[];
  onRetry: (upload: Upload) => void;
  /** Stops an upload, or dismisses its refusal. */
  onRemove: (key: string) => void;
}

/** One line for each file being uploaded. A refused file stays listed with the reason and what to do. */
export function UploadRows({ uploads, onRetry, onRemove }: UploadRowsProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className={css.uploads} aria-label={messages.uploads}>
      {uploads.map((upload) => {
        const { key, file, sent, refusal } = upload;
        return (
          <li key={key} className={css.upload} data-refused={refusal === null ? undefined : true}>
            <span className={css.uploadName}>{file.name}</span>
            {refusal === null ? (
              <span className={css.progress}>
                <Progress
                  label={messages.uploading(file.name)}
                  {...(sent === null
                    ? {}
                    : { value: sent / Math.max(1, file.size), text: messages.sent(sent, file.size) })}
                />
                <span className={css.quiet}>{sent === null ? messages.waiting : messages.sent(sent, file.size)}</span>
              </span>
            ) : (
              <span role="alert" className={css.refusal}>
                {refusal}{' '}
                {refusal === messages.notReached ? (
                  <Button kind="text" size="s" onClick={() => onRetry(upload)}>
                    {messages.retry}
                  </Button>
                ) : null}
              </span>
            )}
            <IconButton
              icon={X}
              label={refusal === null ? messages.cancel(file.name) : messages.dismiss(file.name)}
              onClick={() => onRemove(key)}
            />
          </li>
        );
      })}
    </ul>
  );
}
