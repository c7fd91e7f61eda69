import { AlertDialog } from '@portal/design-system';
import type { LoadDetail } from '@portal/domain/data';
import { useCallMutation, usePortal } from '@portal/portal-client/react';
import type { LoadDecision } from '@portal/portal-widgets';
import { type ReactNode, useState } from 'react';
import { loadsMessages } from '../../messages/loads.ts';

const { decisions } = loadsMessages;
const number = (value: number) => value.toLocaleString('en-AU');
/** What a decision may change. */
const reloads = ['data/feeds', 'data/load', 'data/loads'] as const;

export interface LoadDecisions {
  /** The decision that is being carried out. */
  readonly deciding: LoadDecision | null;
  /** The dialog that says what will happen. */
  readonly dialog: ReactNode;
  readonly ask: (load: LoadDetail, decision: LoadDecision) => void;
}

/** Approves, discards and rolls back loads, each after a question that says what will happen. */
export function useLoadDecision(): LoadDecisions {
  const { messages } = usePortal();
  const sends = {
    approve: useCallMutation('data/load-approve', { reloads }),
    discard: useCallMutation('data/load-discard', { reloads }),
    rollback: useCallMutation('data/load-rollback', { reloads }),
  };
  const [chosen, setChosen] = useState<{ readonly load: LoadDetail; readonly decision: LoadDecision } | null>(null);
  const [deciding, setDeciding] = useState<LoadDecision | null>(null);
  const carryOut = async (load_id: number, decision: LoadDecision) => {
    setDeciding(decision);
    const outcome = await sends[decision].send({ load_id });
    setDeciding(null);
    setChosen(null);
    if (outcome.ok) messages.show(decisions[decision].done(load_id));
    else messages.show(outcome.error.kind === 'refused' ? outcome.error.message : decisions.failed, 'warning');
  };
  const words = chosen && decisions[chosen.decision];
  const changes = chosen
    ? decisions.changes(number(chosen.load.added), number(chosen.load.changed), number(chosen.load.gone))
    : '';
  return {
    deciding,
    ask: (load, decision) => setChosen({ load, decision }),
    dialog:
      chosen && words ? (
        <AlertDialog
          open
          onOpenChange={(open) => {
            if (!open && deciding === null) setChosen(null);
          }}
          title={words.title(chosen.load.load_id)}
          description={words.text(changes, chosen.load.rollback_to)}
          confirm={words.confirm}
          cancel={decisions.keep}
          tone={chosen.decision === 'approve' ? 'default' : 'critical'}
          loading={deciding !== null}
          onConfirm={() => void carryOut(chosen.load.load_id, chosen.decision)}
        >
          {deciding === null ? null : <p role="status">{decisions.working}</p>}
        </AlertDialog>
      ) : null,
  };
}
