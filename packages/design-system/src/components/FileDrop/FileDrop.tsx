import { Upload } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { FieldGroup } from '../../internal/FieldGroup.tsx';
import { fileDropMessages as messages } from '../../messages/file-drop.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { acceptWords, refusalOf, sizeWords } from './check-file.ts';
import * as css from './FileDrop.css.ts';
import type { FileDropProps } from './FileDrop.props.ts';
import { FileRow } from './FileRow.tsx';

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Accepts files by a button or by drag and drop. Rejected files are listed with the reason; the others are accepted. */
export function FileDrop(props: FileDropProps) {
  const { label, hideLabel, hint, error, accept, maxBytes, multiple, files, onFiles, onRemove, onRetry, name } = props;
  const fixed = props.disabled || props.readOnly;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const id = useId();
  const limits = [accept && accept.length > 0 && acceptWords(accept), maxBytes && messages.atMost(sizeWords(maxBytes))]
    .filter(Boolean)
    .join(', ');

  const take = (given: Iterable<File>) => {
    const judged = [...given].map((file) => ({ file, reason: refusalOf(file, accept, maxBytes) }));
    const right = judged.filter(({ reason }) => reason === undefined).map(({ file }) => file);
    const taken = multiple ? right : right.slice(0, 1);
    const tooMany = right.length > taken.length ? [messages.onlyOne] : [];
    setRefused([...judged.flatMap(({ reason }) => reason ?? []), ...tooMany]);
    if (taken.length > 0) onFiles(taken);
  };
  // Otherwise the browser would open a rejected file instead of the page.
  const drag = (event: DragEvent, entered: boolean) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = fixed ? 'none' : 'copy';
    setOver(entered && !fixed);
  };

  return (
    <FieldGroup label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the button within does the same by key */}
      <div
        className={cx(css.zone, over && css.over, fixed && css.off)}
        data-invalid={error || refused.length > 0 ? true : undefined}
        onDragEnter={(event) => drag(event, true)}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => {
          const to = event.relatedTarget;
          if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
        }}
        onDrop={(event) => {
          drag(event, false);
          if (!fixed) take(event.dataTransfer.files);
        }}
      >
        <span className={css.sign}>
          <Icon icon={Upload} />
        </span>
        <span className={css.words}>
          <span>{over ? messages.letGo(multiple === true) : messages.drop(multiple === true)}</span>
          {limits ? (
            <span id={`${id}-limits`} className={css.limits}>
              {limits}
            </span>
          ) : null}
        </span>
        {props.readOnly ? null : (
          <Button
            data-field={name}
            aria-describedby={limits ? `${id}-limits` : undefined}
            onClick={() => input.current?.click()}
            reason={props.disabled ? messages.disabled : undefined}
          >
            {multiple ? messages.chooseFiles : messages.chooseFile}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          name={name}
          accept={accept?.join(',')}
          multiple={multiple}
          disabled={fixed}
          aria-label={label}
          onChange={(event) => {
            take(event.target.files ?? []);
            // Allows choosing the same file again after it was corrected.
            event.target.value = '';
          }}
        />
      </div>
      <div role="alert" className={css.refusals}>
        {refused.map((text) => (
          <span key={text} className={css.failed}>
            {text}
          </span>
        ))}
      </div>
      {files.length > 0 ? (
        <ul aria-label={messages.taken(label)} className={css.list}>
          {files.map((file) => (
            <FileRow
              key={file.key}
              file={file}
              onRemove={fixed ? undefined : () => onRemove(file.key)}
              onRetry={onRetry && !fixed ? () => onRetry(file.key) : undefined}
            />
          ))}
        </ul>
      ) : null}
    </FieldGroup>
  );
}
