import { Banner, Button, type FormProblem } from '@portal/design-system';
import { shortDate } from '@portal/domain/format';
import { useState } from 'react';
import { twoStepMessages } from '../messages/two-step.tsx';
import { PasswordForm } from '../password-form/PasswordForm.tsx';
import * as css from './TwoStep.css.ts';

const messages = twoStepMessages.active;
/** Fewer recovery codes than this are mentioned. */
const few = 3;

interface TwoStepOnProps {
  readonly since: string;
  readonly codesLeft: number;
  readonly onTurnOff: (password: string) => Promise<readonly FormProblem[]>;
}

/** Two-step sign-in is on: since when, and turning it off by the password. */
export function TwoStepOn({ since, codesLeft, onTurnOff }: TwoStepOnProps) {
  const [asks, setAsks] = useState(false);
  return (
    <div className={css.narrow}>
      <p>{messages.status(<b className={css.on}>{messages.on}</b>, shortDate(since), codesLeft)}</p>
      {codesLeft < few ? (
        <Banner tone="warning" title={messages.fewCodes}>
          {messages.fewCodesHint}
        </Banner>
      ) : null}
      {asks ? (
        <PasswordForm
          label={messages.turnOffLabel}
          submit={messages.turnOff}
          autoFocus
          actions={
            <Button kind="text" onClick={() => setAsks(false)}>
              {messages.keep}
            </Button>
          }
          onPassword={onTurnOff}
        />
      ) : (
        <div>
          <Button onClick={() => setAsks(true)}>{messages.turnOff}</Button>
        </div>
      )}
    </div>
  );
}
