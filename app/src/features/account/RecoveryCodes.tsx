import { Banner, Button } from '@portal/design-system';
import { saveFile, usePortal } from '@portal/portal-client/react';
import * as css from './second-factor.css.ts';

/** Told this once: to be kept where the authenticator is not. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { messages } = usePortal();
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      messages.show('The codes are copied.');
    } catch {
      messages.show('The browser did not let the codes be copied. Select and copy them by hand.', 'warning');
    }
  };
  return (
    <div className={css.flow}>
      <Banner tone="positive" role="status" title="Two-step sign-in is on.">
        Your other sessions have ended.
      </Banner>
      <p>
        Should you lose the authenticator, each of these codes signs you in once. They are not shown again: print them,
        or keep them with your passwords.
      </p>
      <ul className={css.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.row}>
        <Button onClick={() => saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}>
          Save as a file
        </Button>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button kind="filled" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}
