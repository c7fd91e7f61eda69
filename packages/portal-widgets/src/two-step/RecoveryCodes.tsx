import { Banner, Button } from '@portal/design-system';
import { commonMessages } from '../messages/common.ts';
import { twoStepMessages } from '../messages/two-step.tsx';
import * as css from './TwoStep.css.ts';

const messages = twoStepMessages.recovery;

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onSave: () => void;
  readonly onCopy: () => void;
  readonly onDone: () => void;
}

/** The recovery codes of two-step sign-in, shown once. */
export function RecoveryCodes({ codes, onSave, onCopy, onDone }: RecoveryCodesProps) {
  return (
    <div className={css.flow}>
      <Banner tone="positive" role="status" title={messages.on}>
        {messages.sessionsEnded}
      </Banner>
      <p>{messages.advice}</p>
      <ul className={css.codes} aria-label={messages.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.row}>
        <Button onClick={onSave}>{messages.save}</Button>
        <Button onClick={onCopy}>{commonMessages.copy}</Button>
        <Button kind="filled" onClick={onDone}>
          {messages.done}
        </Button>
      </div>
    </div>
  );
}
