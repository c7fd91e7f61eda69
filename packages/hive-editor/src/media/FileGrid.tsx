import { FileText, TriangleAlert } from '@portal/design-system/icons';
import { type MediaFile, pathAtWidth } from '@portal/domain/hive';
import { type Ref, useId } from 'react';
import { mediaMessages as messages } from '../messages/media.ts';
import * as css from './Library.css.ts';
import { isUndescribed } from './library-files.ts';

export interface FileGridProps {
  files: readonly MediaFile[];
  selected: number | null;
  onSelect: (media_id: number) => void;
  /** Uses a file at once: by a double click, or Enter on the selected one. */
  onUse: (media_id: number) => void;
  ref?: Ref<HTMLDivElement>;
}

/** Files as thumbnails. A group of radio buttons: one tab stop, arrow keys choose. */
export function FileGrid({ files, selected, onSelect, onUse, ref }: FileGridProps) {
  const name = useId();
  return (
    <div ref={ref} className={css.grid} role="radiogroup" aria-label={messages.files}>
      {files.map((file) => {
        const { media_id, picture } = file;
        return (
          <label key={media_id} className={css.tile} onDoubleClick={() => onUse(media_id)}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              checked={media_id === selected}
              onChange={() => onSelect(media_id)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                onUse(media_id);
              }}
            />
            <span className={css.thumb}>
              {picture ? (
                <img src={pathAtWidth(file.path, picture, 320)} alt="" loading="lazy" className={css.thumbPicture} />
              ) : (
                <FileText size={32} strokeWidth={1.25} aria-hidden />
              )}
            </span>
            <span className={css.tileName}>{file.name}</span>
            <span className={css.tileFacts}>
              {picture
                ? messages.dimensions(picture.width, picture.height)
                : messages.sizeAndKind(file.bytes, file.type)}
              {isUndescribed(file) ? (
                <span className={css.warning}>
                  <TriangleAlert size={12} aria-hidden /> {messages.noAlt}
                </span>
              ) : null}
            </span>
          </label>
        );
      })}
    </div>
  );
}
