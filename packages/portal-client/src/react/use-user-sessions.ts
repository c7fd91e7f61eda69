import { usePortal } from './portal.ts';
import { useAuthorise } from './use-authorise.ts';
import { useCall } from './use-call.ts';
import { useCallMutation } from './use-call-mutation.ts';

/** SESS-01: the user's sessions, and a function that ends them. */
export function useUserSessions() {
  const { messages } = usePortal();
  const { data, error, reload } = useCall('sessions/get', {});
  const { send } = useCallMutation('sessions/end', { reloads: ['sessions/get'] });
  const onPassword = useAuthorise();
  /** Resolves to false if the password has to be confirmed first. Another refusal is shown as a message. */
  const onEnd = async (session_id: string | null): Promise<boolean> => {
    const outcome = await send({ session_id });
    if (outcome.ok) return true;
    if (outcome.error.code === 'authorise_first') return false;
    messages.show(outcome.error.message, 'warning');
    reload();
    return true;
  };
  return { sessions: data?.sessions ?? null, failed: Boolean(error), onRetry: reload, onEnd, onPassword };
}
