import { Banner, Button } from '@portal/design-system';
import * as css from './TwoStep.css.ts';

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
      <Banner tone="positive" role="status" title="Two-step sign-in is on.">
        Your other sessions have ended.
      </Banner>
      <p>
        If you lose your authenticator, each of these codes signs you in once. They are not shown again: print them, or
        store them with your passwords.
      </p>
      <ul className={css.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.row}>
        <Button onClick={onSave}>Save as a file</Button>
        <Button onClick={onCopy}>Copy</Button>
        <Button kind="filled" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}
