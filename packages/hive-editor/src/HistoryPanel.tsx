import { Button, EmptyState } from '@portal/design-system';
import { useStore } from '@portal/portal-client/react';
import { useEditor } from './editor-context.ts';
import * as css from './Panels.css.ts';

/** HIVE-16: the undo history as sentences; any point can be restored. */
export function HistoryPanel() {
  const editor = useEditor();
  const { steps, done } = useStore(editor.document.history);
  if (steps.length === 0)
    return <EmptyState title="What you change is listed here, and each change can be taken back." />;
  return (
    <ol className={css.stepList} aria-label="What was done, newest first">
      {steps
        .map((step, index) => ({ ...step, index }))
        .reverse()
        .map(({ id, say, index }) => (
          <li key={id} className={css.step} data-undone={index >= done || undefined}>
            <span className={css.words}>
              {index >= done ? 'Taken back: ' : ''}
              {say}
            </span>
            <Button size="s" kind="text" onClick={() => editor.goTo(index >= done ? index + 1 : index)}>
              {index >= done ? 'Do again' : 'Back to before'}
            </Button>
          </li>
        ))}
    </ol>
  );
}
