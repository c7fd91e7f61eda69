import { DescriptionList, Dialog } from '@portal/design-system';
import { Fragment } from 'react';
import { keysDialogMessages as messages } from '../messages/keys-dialog.ts';
import * as css from './KeysDialog.css.ts';
import { commandKey, type Shortcut, shortcutGroups } from './shortcuts.ts';

function Keys({ keys }: Pick<Shortcut, 'keys'>) {
  const ctrl = commandKey();
  return (
    <span className={css.keys}>
      {keys.map((together, index) => (
        <Fragment key={together.join()}>
          {index > 0 ? ` ${messages.or} ` : null}
          {together.map((key) => (
            <kbd key={key} className={css.key}>
              {key === 'Ctrl' ? ctrl : key}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}

/** SHELL-14: the list of all keyboard shortcuts. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={messages.title}
      description={messages.description}
      size="l"
      open
      onOpenChange={(open) => !open && onClose()}
    >
      <div className={css.groups}>
        {shortcutGroups.map(({ title, note, shortcuts }) => (
          <section key={title} className={css.group} aria-label={title}>
            <h3 className={css.title}>
              {title} {note ? <span className={css.note}>{note}</span> : null}
            </h3>
            <DescriptionList
              layout="ends"
              ruled
              items={shortcuts.map(({ does, keys }) => ({ name: does, value: <Keys keys={keys} /> }))}
            />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
