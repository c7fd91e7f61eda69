import type { UserAction, UserValues } from '@portal/domain/administration';
import { administrationMessages } from '../messages/administration.ts';
import type { FormProblem } from '../transport/call-error.ts';
import { usePortal } from './portal.ts';
import { useAuthorised } from './use-authorised.ts';
import { useCall } from './use-call.ts';
import { useCallMutation } from './use-call-mutation.ts';
import { useUserForm } from './use-users.ts';

const reloads = ['users/list', 'users/get', 'accounts/list'] as const;

/** One user, with editing and the actions of an operator. */
export function useUser(user_id: string) {
  const { messages } = usePortal();
  const { data, error, reload } = useCall('users/get', { user_id });
  const { run, password } = useAuthorised();
  const form = useUserForm();
  const update = useCallMutation('users/update', { reloads });
  const link = useCallMutation('users/send-password-link', { sends: 1, reloads });
  const factor = useCallMutation('users/reset-second-factor', { reloads });
  const sessions = useCallMutation('users/end-sessions', { reloads });
  const disabled = useCallMutation('users/set-disabled', { reloads });
  const user = data?.user ?? null;
  const act = (action: UserAction) => {
    switch (action) {
      case 'password_link':
        return link.send({ user_id });
      case 'reset_second_factor':
        return factor.send({ user_id });
      case 'end_sessions':
        return sessions.send({ user_id });
      default:
        return disabled.send({ user_id, disabled: action === 'disable' });
    }
  };
  return {
    ...form,
    user,
    failed: error !== null,
    onRetry: reload,
    password,
    /** Resolves to false if the password was required but not given, so that the prompt stays open. */
    async onAction(action: UserAction): Promise<boolean> {
      const outcome = await run<unknown>(() => act(action));
      if (outcome.ok && user) messages.show(administrationMessages.done[action](user));
      else if (!outcome.ok) {
        if (outcome.error.code === 'authorise_first') return false;
        messages.show(outcome.error.message, 'warning');
      }
      return true;
    },
    /** Resolves to the problems, if any. */
    async onSave({ username: _, ...values }: UserValues): Promise<readonly FormProblem[]> {
      const outcome = await run(() => update.send({ user_id, ...values, accounts: [...values.accounts] }));
      if (!outcome.ok) return outcome.error.problems;
      messages.show(administrationMessages.saved(user?.username ?? ''));
      return [];
    },
  };
}
