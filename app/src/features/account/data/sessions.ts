import * as calls from '@portal/domain/contract';
import { failureMessage } from '@portal/portal-client';
import useSWR from 'swr';
import { usePortal } from '../../../portal/portal.ts';

/** The user's open sessions, and how to end one (by its id) or all others (null). */
export function useSessions() {
  const { transport, messages } = usePortal();
  const { data, error, mutate } = useSWR('sessions/get', async () => {
    const answer = await transport.callOrFalse(calls.sessionsGet, {});
    if (answer === false) throw new Error('The sessions did not arrive.');
    return answer.sessions;
  });
  const end = async (session_id: string | null): Promise<void> => {
    const result = await transport.call(calls.sessionsEnd, { session_id });
    if (!result.ok) messages.show(failureMessage(result), 'warning');
    await mutate();
  };
  return { sessions: data ?? null, failed: error !== undefined && !data, reload: () => void mutate(), end };
}
