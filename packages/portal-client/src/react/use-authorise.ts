import type { FormProblem } from '../transport/call-error.ts';
import { usePortal } from './portal.ts';
import { useCallMutation } from './use-call-mutation.ts';

/** A new bearer from a response; the old one stays valid for a minute. */
interface NewBearer {
  readonly bearer_token?: string | undefined;
  readonly expires_in_milliseconds: number;
}

export function useNewBearer(): (given: NewBearer) => void {
  const { bearer } = usePortal();
  return ({ bearer_token, expires_in_milliseconds }) => {
    if (bearer_token !== undefined) bearer.write(bearer_token, expires_in_milliseconds);
  };
}

/**
 * Returns a function that confirms the password for the protected calls of the next minutes (SESS-08). It resolves to the problems, if any.
 */
export function useAuthorise(): (password: string) => Promise<readonly FormProblem[]> {
  const { send } = useCallMutation('login/authorise', { sends: 1 });
  const takeBearer = useNewBearer();
  return async (password) => {
    const outcome = await send({ password });
    if (!outcome.ok) return outcome.error.problems;
    takeBearer(outcome.data);
    return [];
  };
}
