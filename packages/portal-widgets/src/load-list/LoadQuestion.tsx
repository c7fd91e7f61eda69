import { AlertDialog } from '@portal/design-system';
import type { LoadDecision, LoadDetail } from '@portal/domain/data';
import { loadsPanelMessages } from '../messages/loads-panel.ts';

const { decisions } = loadsPanelMessages;
const number = (value: number) => value.toLocaleString('en-AU');

export interface LoadQuestionProps {
  readonly load: LoadDetail;
  readonly decision: LoadDecision;
  /** The decision is being carried out. */
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Explains what a decision about a load will do, before it is carried out. */
export function LoadQuestion({ load, decision, busy, onConfirm, onClose }: LoadQuestionProps) {
  const words = decisions[decision];
  const changes = decisions.changes(number(load.added), number(load.changed), number(load.gone));
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title={words.title(load.load_id)}
      description={words.text(changes, load.rollback_to)}
      confirm={words.confirm}
      cancel={decisions.keep}
      tone={decision === 'approve' ? 'default' : 'critical'}
      loading={busy}
      onConfirm={onConfirm}
    >
      {busy ? <p role="status">{decisions.working}</p> : null}
    </AlertDialog>
  );
}
