import { Select } from '@portal/design-system';
import { Folder } from '@portal/design-system/icons';
import type { MediaFile } from '@portal/domain/hive';
import { mediaMessages as messages } from '../messages/media.ts';
import * as css from './Library.css.ts';
import { filesAt, foldersOf, type LibraryPlace } from './library-files.ts';
import { useRecentFiles } from './recent-files.ts';

const fixed = ['all', 'recent', 'undescribed', 'unused'] as const;
const keyOf = (place: LibraryPlace) => (place.kind === 'folder' ? `/${place.folder}` : place.kind);

export interface FolderListProps {
  files: readonly MediaFile[];
  place: LibraryPlace;
  onPlace: (place: LibraryPlace) => void;
}

/** What can be listed, with the number of files: a list beside the files, or a field above them where space is short. */
export function FolderList({ files, place, onPlace }: FolderListProps) {
  const recent = useRecentFiles();
  const folders = foldersOf(files);
  const places: readonly { place: LibraryPlace; label: string; number: number; depth: number }[] = [
    ...fixed.map((kind) => ({
      place: { kind },
      label: messages.places[kind],
      number: filesAt(files, { kind }, recent).length,
      depth: 0,
    })),
    ...folders.map(({ folder, label, depth, files: number }) => ({
      place: { kind: 'folder' as const, folder },
      label,
      number,
      depth,
    })),
  ];
  return (
    <>
      <div className={css.folderField}>
        <Select
          label={messages.folderField}
          value={keyOf(place)}
          options={places.map((each) => ({
            value: keyOf(each.place),
            label: `${each.place.kind === 'folder' ? each.place.folder.replaceAll('/', ' / ') : each.label} (${each.number})`,
          }))}
          onValueChange={(key) => {
            const chosen = places.find((each) => keyOf(each.place) === key);
            if (chosen) onPlace(chosen.place);
          }}
        />
      </div>
      <nav className={css.folders} aria-label={messages.folders}>
        <ul className={css.plainList}>
          {places.map((each) => (
            <li key={keyOf(each.place)}>
              <button
                type="button"
                className={css.folder}
                data-depth={each.depth}
                aria-current={keyOf(each.place) === keyOf(place) || undefined}
                onClick={() => onPlace(each.place)}
              >
                {each.place.kind === 'folder' ? <Folder size={16} strokeWidth={1.75} aria-hidden /> : null}
                <span className={css.folderName}>{each.label}</span>
                <span className={css.quiet}>{each.number}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
