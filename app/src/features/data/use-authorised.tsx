import { Button, Dialog } from '@portal/design-system';
import type { CallOutcome } from '@portal/portal-client';
import { useAuthorise } from '@portal/portal-client/react';
import { PasswordForm } from '@portal/portal-widgets';
import { type ReactNode, useState } from 'react';
import { administrationMessages } from '../../messages/administration.ts';
import { commonMessages } from '../../messages/common.ts';

const { password: messages } = administrationMessages;

export interface Authorised {
  /** Makes a call. If the server wants the password again, asks for it and makes the call once more. */
  readonly run: <Data>(send: () => Promise<CallOutcome<Data>>) => Promise<CallOutcome<Data>>;
  /** Asks for the password while a call waits for it. */
  readonly dialog: ReactNode;
}

/** For calls that need the password again (SESS-08). */
export function useAuthorised(): Authorised {
  const authorise = useAuthorise();
  const [waiting, setWaiting] = useState<{ readonly settle: (isAuthorised: boolean) => void } | null>(null);
  const settle = (isAuthorised: boolean) => {
    waiting?.settle(isAuthorised);
    setWaiting(null);
  };
  const run: Authorised['run'] = async (send) => {
    const outcome = await send();
    if (outcome.ok || outcome.error.code !== 'authorise_first') return outcome;
    const isAuthorised = await new Promise<boolean>((resolve) => setWaiting({ settle: resolve }));
    return isAuthorised ? send() : outcome;
  };
  const dialog = (
    <Dialog
      title={messages.title}
      description={messages.text}
      size="s"
      open={waiting !== null}
      onOpenChange={() => settle(false)}
    >
      <PasswordForm
        label={messages.form}
        submit={messages.confirm}
        autoFocus
        actions={<Button onClick={() => settle(false)}>{commonMessages.cancel}</Button>}
        onPassword={async (password) => {
          const wrong = await authorise(password);
          if (wrong.length === 0) settle(true);
          return wrong;
        }}
      />
    </Dialog>
  );
  return { run, dialog };
}
