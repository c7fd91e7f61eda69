import { Button, Skeleton } from '@portal/design-system';
import { pathAtWidth } from '@portal/domain/hive';
import { lazyComponent } from '@portal/portal-client/react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useResources } from '../data/use-resources.ts';
import { mediaMessages } from '../messages/media.ts';
import * as css from './Library.css.ts';
import type { LibraryDialogProps } from './LibraryDialog.tsx';

const messages = mediaMessages.field;

/** Loaded when the library is first opened. */
export const LazyLibrary = lazyComponent<LibraryDialogProps>(
  async () => (await import('./LibraryDialog.tsx')).LibraryDialog,
);

export interface LibraryFieldProps {
  label: string;
  purpose: 'picture' | 'document';
  value: string;
  readOnly?: boolean | undefined;
  onValueChange: (value: string) => void;
  /** The field for an address, shown while no file of the library is chosen. */
  children: ReactNode;
}

/** The number of a file of the library, from a picture's value or a document's address; null for any other value. */
const numberIn = (value: string) => /^(?:\/media\/)?(9\d{8})(?:$|\/)/.exec(value)?.[1] ?? null;

/** A setting whose value is a file of the library, or an address. */
export function LibraryField({ label, purpose, value, readOnly, onValueChange, children }: LibraryFieldProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = numberIn(value);
  const dialog = open ? (
    <Suspense fallback={<Skeleton />}>
      <LazyLibrary
        purpose={purpose}
        goesTo={label}
        chosen={chosen === null ? null : Number(chosen)}
        onChoose={(file) => {
          // Settings for documents are addresses.
          onValueChange(purpose === 'picture' ? String(file.media_id) : file.path);
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  ) : null;
  const isChosen = chosen !== null;
  return (
    <div className={css.field} {...(isChosen ? { role: 'group', 'aria-label': label } : {})}>
      {isChosen ? (
        <>
          <span className={css.label}>{label}</span>
          <Chosen id={chosen} />
        </>
      ) : (
        <div className={css.wide}>{children}</div>
      )}
      {readOnly ? null : (
        <span className={css.actions}>
          {/* The same button before and after a choice, so that the focus returns to it when the library closes. */}
          <Button
            ref={opener}
            size="s"
            aria-label={isChosen ? messages.changeOf(label) : messages.choose(label)}
            onClick={() => setOpen(true)}
          >
            {isChosen ? messages.change : messages.chooseWord}
          </Button>
          {isChosen ? (
            <Button
              size="s"
              kind="quiet"
              aria-label={messages.removeOf(label)}
              onClick={() => {
                // This button is removed together with the file.
                opener.current?.focus();
                onValueChange('');
              }}
            >
              {messages.remove}
            </Button>
          ) : null}
        </span>
      )}
      {dialog}
    </div>
  );
}

function Chosen({ id }: { id: string }) {
  const resources = useResources();
  const found = resources?.resources.find((each) => each.resource_id === id);
  if (!resources) return <Skeleton />;
  if (!found) return <p className={css.warning}>{messages.gone}</p>;
  return (
    <span className={css.chosen}>
      {found.picture ? (
        <img className={css.chosenThumb} src={pathAtWidth(found.path, found.picture, 160)} alt="" />
      ) : null}
      <span className={css.chosenWords}>{found.title}</span>
    </span>
  );
}
