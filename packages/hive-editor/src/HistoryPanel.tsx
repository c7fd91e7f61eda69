import { Button, EmptyState } from '@portal/design-system';
import { useStore } from '@portal/portal-client/react';
import { useEditor } from './editor-context.ts';
import * as css from './Panels.css.ts';

/** HIVE-16: the undo history as sentences; any point can be restored. */
export function HistoryPanel() {
  const editor = useEditor();
  const { steps, done } = useStore(editor.document.history);
  if (steps.length === 0) return <EmptyState title="Your changes are listed here, and each can be undone." />;
  return (
    <ol className={css.stepList} aria-label="History, newest first">
      {steps
        .map((step, index) => ({ ...step, index }))
        .reverse()
        .map(({ id, say, index }) => (
          <li key={id} className={css.step} data-undone={index >= done || undefined}>
            <span className={css.words}>
              {index >= done ? 'Undone: ' : ''}
              {say}
            </span>
            <Button size="s" kind="text" onClick={() => editor.goTo(index >= done ? index + 1 : index)}>
              {index >= done ? 'Redo to here' : 'Undo to here'}
            </Button>
          </li>
        ))}
    </ol>
  );
}
