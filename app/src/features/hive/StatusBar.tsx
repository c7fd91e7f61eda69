import { Button, Text, VisuallyHidden } from '@portal/design-system';
import { useStore } from '@portal/portal-client/react';
import { useEditor } from './editor-context.ts';
import { saySave } from './model/save-state.ts';
import * as css from './Panels.css.ts';

const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

export interface StatusBarProps {
  onRetry: () => void;
  /** Takes what was not saved into a draft of its own. */
  onCopy: () => void;
  onDiscard: () => void;
}

/** The truth about the work: what was done last, and what the server has of it. */
export function StatusBar({ onRetry, onCopy, onDiscard }: StatusBarProps) {
  const work = useEditor();
  const save = useStore(work.document.save);
  const said = useStore(work.said);
  const isStuck = save.kind === 'offline' || save.kind === 'refused';
  return (
    <footer className={css.status}>
      <span className={css.said} data-refused={said?.ok === false || undefined}>
        {said?.say ?? ''}
      </span>
      <VisuallyHidden live="polite">{said?.say ?? ''}</VisuallyHidden>
      <span role="status" className={css.saved}>
        <Text tone={save.kind === 'saved' ? 'muted' : 'warning'}>{saySave(save, (at) => clock.format(at))}</Text>
      </span>
      {isStuck ? (
        <Button size="s" kind="text" onClick={onRetry}>
          Save now
        </Button>
      ) : null}
      {save.kind === 'closed' && save.changes > 0 ? (
        <>
          <Button size="s" onClick={onCopy}>
            Copy with my changes
          </Button>
          <Button size="s" kind="quiet" onClick={onDiscard}>
            Give my changes up
          </Button>
        </>
      ) : null}
    </footer>
  );
}
