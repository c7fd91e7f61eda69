import type { LoginReply } from '@portal/domain/session';
import { forgetWatchdog } from '../session/watchdog.ts';
import type { FormProblem } from '../transport/call-error.ts';
import { useCallMutation } from './use-call-mutation.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly code?: string;
}

/**
 * Returns a function that signs in by name and password, and by a code if the server asks for one (SESS-02). Errors are returned to the
 * form (SESS-08) and not also shown as a popup.
 */
export function useSignIn(): (given: Credentials) => Promise<LoginReply | 'code_needed' | readonly FormProblem[]> {
  const { send } = useCallMutation('login', { sends: 1 });
  return async (given) => {
    const outcome = await send({ ...given });
    if (outcome.ok) {
      forgetWatchdog(sessionStorage);
      return outcome.data;
    }
    return outcome.error.code === 'second_factor_needed' ? 'code_needed' : outcome.error.problems;
  };
}
