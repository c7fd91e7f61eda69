import { Button, EmptyState } from '@portal/design-system';
import { useStore } from '@portal/portal-client/react';
import { useEditor } from './editor-context.ts';
import { historyMessages as messages } from './messages/history.ts';
import * as css from './Panels.css.ts';

/** HIVE-16: the undo history as sentences; any point can be restored. */
export function HistoryPanel() {
  const editor = useEditor();
  const { steps, done } = useStore(editor.document.history);
  if (steps.length === 0) return <EmptyState title={messages.empty} />;
  return (
    <ol className={css.stepList} aria-label={messages.list}>
      {steps
        .map((step, index) => ({ ...step, index }))
        .reverse()
        .map(({ id, say, index }) => (
          <li key={id} className={css.step} data-undone={index >= done || undefined}>
            <span className={css.words}>{index >= done ? messages.undone(say) : say}</span>
            <Button size="s" kind="text" onClick={() => editor.goTo(index >= done ? index + 1 : index)}>
              {index >= done ? messages.redoToHere : messages.undoToHere}
            </Button>
          </li>
        ))}
    </ol>
  );
}
