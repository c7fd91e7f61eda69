import type { CallRequest } from '@portal/domain/contract';
import type { FormProblem } from '../transport/call-error.ts';
import { useCallMutation } from './use-call-mutation.ts';
import { useFieldRules } from './use-field-rules.ts';

type Problems = Promise<readonly FormProblem[]>;

/** NAV-04, SESS-08: changing the own password. */
export function useChangePassword() {
  const rules = useFieldRules('change_password');
  const { send } = useCallMutation('change-password', { sends: 1 });
  return {
    rules,
    async onChange({ old_password, new_password }: CallRequest<'change-password'>): Problems {
      const outcome = await send({ old_password, new_password });
      return outcome.ok ? [] : outcome.error.problems;
    },
  };
}

/** SESS-08: requests a link by mail, and sets the new password of the user who opens it. */
export function useNewPassword() {
  const rules = useFieldRules('new_password');
  const asking = useCallMutation('new-password-request', { sends: 1 });
  const setting = useCallMutation('new-password-set', { sends: 1 });
  return {
    rules,
    async onAsk(username: string): Problems {
      const outcome = await asking.send({ username });
      return outcome.ok ? [] : outcome.error.problems;
    },
    async onChoose(token: string, new_password: string): Problems {
      const outcome = await setting.send({ token, new_password });
      if (outcome.ok) return [];
      // The link is not a field, so a problem with it is shown for the whole form.
      return outcome.error.problems.map(({ field, message }) => ({ field: field === 'token' ? null : field, message }));
    },
  };
}
