import type { FormProblem } from '../transport/call-error.ts';
import { usePortal } from './portal.ts';
import { useAuthorise } from './use-authorise.ts';
import { useCallMutation } from './use-call-mutation.ts';
import { useFieldRules } from './use-field-rules.ts';

/** SESS-09: staff of type root or it begin to act as a customer. */
export function useActAs() {
  const { bearer } = usePortal();
  const authorise = useAuthorise();
  const { send } = useCallMutation('impersonation/start', { sends: 1 });
  const rules = useFieldRules('impersonation');
  return {
    rules,
    /** Resolves to the problems, if any. */
    async onStart(given: {
      readonly username: string;
      readonly reason: string;
      readonly password: string;
    }): Promise<readonly FormProblem[]> {
      const { username, reason, password } = given;
      const wrong = await authorise(password);
      if (wrong.length > 0) return wrong;
      const outcome = await send({ username, reason });
      if (!outcome.ok) return outcome.error.problems;
      const { bearer_token, expires_in_milliseconds, user_details } = outcome.data;
      bearer.write(bearer_token, expires_in_milliseconds, user_details.username);
      // Reloads, so that no data of the previous user stays in memory.
      window.location.assign('/orders');
      return [];
    },
  };
}
