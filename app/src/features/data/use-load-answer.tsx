import { Button, Dialog } from '@portal/design-system';
import type { LoadDetail } from '@portal/domain/data';
import { useCallMutation, usePortal } from '@portal/portal-client/react';
import type { LoadAnswer } from '@portal/portal-widgets';
import { type ReactNode, useState } from 'react';
import { loadsMessages } from '../../messages/loads.ts';

const { answers } = loadsMessages;
const number = (value: number) => value.toLocaleString('en-AU');
/** What an answer may change. */
const reloads = ['data/feeds', 'data/load', 'data/loads'] as const;

export interface LoadAnswers {
  /** The answer that is being carried out. */
  readonly answering: LoadAnswer | null;
  /** The dialog that says what will happen. */
  readonly dialog: ReactNode;
  readonly ask: (load: LoadDetail, answer: LoadAnswer) => void;
}

/** Approves, discards and rolls back loads, each after a question that says what will happen. */
export function useLoadAnswer(): LoadAnswers {
  const { messages } = usePortal();
  const sends = {
    approve: useCallMutation('data/load-approve', { reloads }),
    discard: useCallMutation('data/load-discard', { reloads }),
    rollback: useCallMutation('data/load-rollback', { reloads }),
  };
  const [asked, setAsked] = useState<{ readonly load: LoadDetail; readonly answer: LoadAnswer } | null>(null);
  const [answering, setAnswering] = useState<LoadAnswer | null>(null);
  const carryOut = async (load_id: number, answer: LoadAnswer) => {
    setAnswering(answer);
    const outcome = await sends[answer].send({ load_id });
    setAnswering(null);
    setAsked(null);
    if (outcome.ok) messages.show(answers[answer].done(load_id));
    else messages.show(outcome.error.kind === 'refused' ? outcome.error.message : answers.failed, 'warning');
  };
  const words = asked && answers[asked.answer];
  const changes = asked
    ? answers.changes(number(asked.load.added), number(asked.load.changed), number(asked.load.gone))
    : '';
  return {
    answering,
    ask: (load, answer) => setAsked({ load, answer }),
    dialog:
      asked && words ? (
        <Dialog
          open
          onOpenChange={(open) => {
            if (!open && answering === null) setAsked(null);
          }}
          title={words.title(asked.load.load_id)}
          description={words.text(changes, asked.load.rollback_to)}
          foot={
            <>
              <Button
                kind="filled"
                loading={answering !== null}
                onClick={() => void carryOut(asked.load.load_id, asked.answer)}
              >
                {words.confirm}
              </Button>
              <Button onClick={() => setAsked(null)}>{answers.keep}</Button>
            </>
          }
        >
          {answering === null ? null : <p role="status">{answers.working}</p>}
        </Dialog>
      ) : null,
  };
}
