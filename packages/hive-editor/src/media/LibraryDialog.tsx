import {
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  Select,
  Skeleton,
  TextField,
  VisuallyHidden,
} from '@portal/design-system';
import { Upload } from '@portal/design-system/icons';
import type { MediaFile } from '@portal/domain/hive';
import { useSession } from '@portal/portal-client/react';
import { type DragEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { mediaMessages as messages } from '../messages/media.ts';
import { FileDetails } from './FileDetails.tsx';
import { FileGrid } from './FileGrid.tsx';
import { FolderList } from './FolderList.tsx';
import * as css from './Library.css.ts';
import {
  acceptedFor,
  filesAt,
  filesFor,
  foldersOf,
  isOtherKind,
  type LibraryOrder,
  type LibraryPlace,
  libraryOrders,
  type MediaPurpose,
  searchFiles,
  sortedFiles,
} from './library-files.ts';
import { rememberFile, useRecentFiles } from './recent-files.ts';
import { UploadRows } from './UploadRows.tsx';
import { type UploadFile, uploadFile } from './upload-file.ts';
import { type UploadStorage, uploadStorageOf } from './upload-storage.ts';
import { useLibrary } from './use-library.ts';
import { useUploads } from './use-uploads.ts';

export interface LibraryDialogProps {
  purpose: MediaPurpose;
  /** Name of the setting that the file goes to. */
  goesTo?: string;
  /** Number of the file that is used now. */
  chosen?: number | null;
  onChoose?: (file: MediaFile) => void;
  onClose: () => void;
  upload?: UploadFile;
  /** Storage for files being uploaded; this browser by default. */
  storage?: UploadStorage;
}

/** The library of pictures and documents: find, upload, describe, and choose one for a setting. */
export function LibraryDialog(props: LibraryDialogProps) {
  const { purpose, goesTo, chosen = null, onChoose, onClose, upload = uploadFile } = props;
  const session = useSession();
  const username = session.status === 'signed_in' ? session.login.user_details.username : '';
  const ownStorage = useMemo(() => uploadStorageOf(username), [username]);
  const library = useLibrary();
  const recent = useRecentFiles();
  const [order, setOrder] = useState<LibraryOrder>('newest');
  const [place, setPlace] = useState<LibraryPlace>({ kind: 'all' });
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<number | null>(chosen);
  const [added, setAdded] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const tiles = useRef<HTMLDivElement>(null);
  const onAdded = ({ media_id, name }: MediaFile, replaced = false) => {
    setSelected(media_id);
    setAdded(replaced ? messages.replaced(name) : messages.added(name));
  };
  const focusTile = () => tiles.current?.querySelector<HTMLInputElement>(':checked')?.focus();
  const uploads = useUploads({
    upload,
    storage: props.storage ?? ownStorage,
    onAdded: (file, replaced) => {
      onAdded(file, replaced);
      void library.refresh();
    },
    onEndedElsewhere: () => void library.refresh(),
    refusalOf: (given) => (purpose !== 'any' && isOtherKind(given, purpose) ? messages.otherKind[purpose] : null),
  });

  const files = filesFor(library.files ?? [], purpose);
  const found = searchFiles(filesAt(files, place, recent), search);
  // Recently used files are always sorted by last use.
  const listed = place.kind === 'recent' ? found : sortedFiles(found, order);
  const file = files.find((each) => each.media_id === selected);
  const folder = place.kind === 'folder' ? place.folder : '';
  const add = (given: FileList) => uploads.add(given, { folder });
  const onDrop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') add(event.dataTransfer.files);
  };
  const use = (media_id: number) => {
    const used = files.find((each) => each.media_id === media_id);
    if (!used || !onChoose) return;
    rememberFile(media_id);
    onChoose(used);
  };

  return (
    <Dialog
      title={messages.titles[purpose]}
      {...(goesTo === undefined ? {} : { description: messages.goesTo(goesTo) })}
      open
      onOpenChange={onClose}
      size="xl"
      initialFocus={field}
      foot={
        purpose === 'any' ? null : (
          <>
            <Button onClick={onClose}>{messages.stop}</Button>
            <Button
              kind="filled"
              reason={file ? undefined : messages.chooseFirst}
              onClick={() => {
                if (file) use(file.media_id);
              }}
            >
              {messages.use[purpose]}
            </Button>
          </>
        )
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop and paste; the button does the same by key */}
      <div
        className={css.library}
        onDragOver={onDrop}
        onDrop={onDrop}
        onPaste={({ clipboardData }) => {
          if (clipboardData.files.length > 0) add(clipboardData.files);
        }}
      >
        <div className={css.top}>
          <TextField
            ref={field}
            type="search"
            label={messages.search}
            value={search}
            onValueChange={setSearch}
            autoComplete="off"
          />
          <Button icon={Upload} onClick={() => input.current?.click()}>
            {messages.upload}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={acceptedFor(purpose)}
            aria-label={messages.upload}
            onChange={({ target }) => {
              if (target.files) add(target.files);
              // Allows choosing the same file again after it was corrected.
              target.value = '';
            }}
          />
        </div>
        <FolderList files={files} place={place} onPlace={setPlace} />
        <div className={css.middle} aria-busy={library.files === null && !library.failed}>
          <UploadRows uploads={uploads.uploads} onRetry={uploads.retry} onRemove={uploads.remove} />
          <VisuallyHidden live="polite">{added}</VisuallyHidden>
          {library.failed ? <ErrorState title={messages.loadFailed} onRetry={library.reload} /> : null}
          {library.files === null && !library.failed ? <Skeleton width="full" /> : null}
          {library.files && listed.length === 0 ? (
            <EmptyState title={search.trim() === '' ? messages.empty : messages.nothingFound}>
              {search.trim() === '' ? messages.emptyHint : null}
            </EmptyState>
          ) : null}
          {listed.length > 0 ? (
            <>
              <div className={css.listHead}>
                <p className={css.quiet} role="status">
                  {messages.found(listed.length)}
                </p>
                {place.kind === 'recent' ? null : (
                  <Select
                    label={messages.order}
                    value={order}
                    options={libraryOrders.map((value) => ({ value, label: messages.orders[value] }))}
                    onValueChange={setOrder}
                    look="bare"
                  />
                )}
              </div>
              <FileGrid ref={tiles} files={listed} selected={selected} onSelect={setSelected} onUse={use} />
            </>
          ) : null}
        </div>
        <div className={css.side}>
          {file ? (
            <FileDetails
              key={file.media_id}
              file={file}
              folders={foldersOf(library.files ?? []).map((each) => each.folder)}
              problem={library.problem}
              onChange={(change) => void library.change(file, change)}
              onCrop={async (shape) => {
                const copy = await library.crop(file, shape);
                if (!copy) return;
                // The details, with the pressed button, are removed together with their file.
                flushSync(() => onAdded(copy));
                focusTile();
              }}
              onReplace={(given) => uploads.add([given], { folder: file.folder, replace: file.media_id })}
              onPutBack={async (version) => {
                const problem = await library.putBack(file, version);
                if (problem !== null) return problem;
                setAdded(messages.former.done(file.name));
                // The pressed button was removed with its row.
                focusTile();
                return null;
              }}
              onDelete={() => void library.remove(file)}
            />
          ) : (
            <p className={css.quiet}>{messages.selectHint}</p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
