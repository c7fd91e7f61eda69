import { Button, Text, VisuallyHidden } from '@portal/design-system';
import { clockTime } from '@portal/domain/format';
import { useStore } from '@portal/portal-client/react';
import { useEditor } from './editor-context.ts';
import { savingMessages as messages } from './messages/saving.ts';
import { saveText } from './model/save-state.ts';
import * as css from './Panels.css.ts';

export interface StatusBarProps {
  onRetry: () => void;
  /** Copies the draft with the unsaved changes. */
  onCopy: () => void;
  onDiscard: () => void;
}

/** The last action and the save status. */
export function StatusBar({ onRetry, onCopy, onDiscard }: StatusBarProps) {
  const editor = useEditor();
  const save = useStore(editor.document.save);
  const notice = useStore(editor.notice);
  const isStuck = save.kind === 'offline' || save.kind === 'refused';
  return (
    <footer className={css.status}>
      <span className={css.said} data-refused={notice?.ok === false || undefined}>
        {notice?.say ?? ''}
      </span>
      <VisuallyHidden live="polite">{notice?.say ?? ''}</VisuallyHidden>
      <span role="status" className={css.saved}>
        <Text tone={save.kind === 'saved' ? 'muted' : 'warning'}>{saveText(save, clockTime)}</Text>
      </span>
      {isStuck ? (
        <Button size="s" kind="text" onClick={onRetry}>
          {messages.saveNow}
        </Button>
      ) : null}
      {save.kind === 'closed' && save.changes > 0 ? (
        <>
          <Button size="s" onClick={onCopy}>
            {messages.copyWithChanges}
          </Button>
          <Button size="s" kind="quiet" onClick={onDiscard}>
            {messages.discard}
          </Button>
        </>
      ) : null}
    </footer>
  );
}
