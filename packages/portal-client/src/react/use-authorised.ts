import { useState } from 'react';
import type { FormProblem } from '../transport/call-error.ts';
import type { CallOutcome } from '../transport/send-call.ts';
import { useAuthorise } from './use-authorise.ts';

/** Asks for the password while a call waits for it. */
export interface PasswordQuestion {
  readonly open: boolean;
  /** Resolves to the problems, if any. */
  readonly onPassword: (password: string) => Promise<readonly FormProblem[]>;
  readonly onCancel: () => void;
}

interface Authorised {
  /** Makes a call. If the server requires the password again, prompts for it and repeats the call. */
  readonly run: <Data>(send: () => Promise<CallOutcome<Data>>) => Promise<CallOutcome<Data>>;
  readonly password: PasswordQuestion;
}

/** For calls that need the password again (SESS-08). */
export function useAuthorised(): Authorised {
  const authorise = useAuthorise();
  const [waiting, setWaiting] = useState<{ readonly settle: (isAuthorised: boolean) => void } | null>(null);
  const settle = (isAuthorised: boolean) => {
    waiting?.settle(isAuthorised);
    setWaiting(null);
  };
  return {
    async run(send) {
      const outcome = await send();
      if (outcome.ok || outcome.error.code !== 'authorise_first') return outcome;
      const isAuthorised = await new Promise<boolean>((resolve) => setWaiting({ settle: resolve }));
      return isAuthorised ? send() : outcome;
    },
    password: {
      open: waiting !== null,
      async onPassword(password) {
        const wrong = await authorise(password);
        if (wrong.length === 0) settle(true);
        return wrong;
      },
      onCancel: () => settle(false),
    },
  };
}
