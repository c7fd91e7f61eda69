import { CircleAlert, FileText, X } from 'lucide-react';
import { cx } from '../../internal/cx.ts';
import { commonMessages } from '../../messages/common.ts';
import { fileDropMessages as messages } from '../../messages/file-drop.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { sizeWords } from './check-file.ts';
import * as css from './FileDrop.css.ts';
import type { DroppedFile } from './FileDrop.props.ts';

export interface FileRowProps {
  file: DroppedFile;
  onRemove: (() => void) | undefined;
  onRetry: (() => void) | undefined;
}

/** A chosen file, its progress, and its actions. */
export function FileRow({ file, onRemove, onRetry }: FileRowProps) {
  const { name, bytes, progress, error } = file;
  const going = progress !== undefined && error === undefined;
  return (
    <li className={css.file}>
      <span className={cx(css.sign, error && css.failed)}>
        <Icon icon={error ? CircleAlert : FileText} />
      </span>
      <span className={css.name} title={name}>
        {name}
      </span>
      <bdi className={css.size}>{sizeWords(bytes)}</bdi>
      <span className={css.tools}>
        {onRemove ? (
          <IconButton icon={X} label={going ? messages.stop(name) : commonMessages.remove(name)} onClick={onRemove} />
        ) : null}
      </span>
      {going ? (
        <div className={css.below}>
          <Progress
            label={messages.sending(name)}
            {...(progress === null ? {} : { value: progress, text: `${Math.round(progress * 100)} %` })}
          />
        </div>
      ) : null}
      {error ? (
        <div className={css.below}>
          <span className={css.failed}>{error}</span>{' '}
          {onRetry ? (
            <Button kind="text" size="s" onClick={onRetry}>
              {commonMessages.tryAgain}
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
