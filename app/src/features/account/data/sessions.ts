import { failureMessage } from '@portal/portal-client';
import { usePortal, useSession } from '@portal/portal-client/react';
import useSWR from 'swr';

/** The user's open sessions, and how to end one (by its id) or all others (null). The password may be asked for first (SESS-08). */
export function useSessions() {
  const { transport, messages } = usePortal();
  const state = useSession();
  // Another user of the same page never sees these, not even for a moment.
  const username = state.status === 'signed_in' ? state.login.user_details.username : null;
  const { data, error, mutate } = useSWR(username === null ? null : ['sessions/get', username], async () => {
    const answer = await transport.callOrFalse('sessions/get', {});
    if (answer === false) throw new Error('The sessions did not arrive.');
    return answer.sessions;
  });
  const end = async (session_id: string | null): Promise<'authorise_first' | 'done'> => {
    const result = await transport.call('sessions/end', { session_id });
    if (result.envelope?.error === 'authorise_first') return 'authorise_first';
    if (!result.ok) messages.show(failureMessage(result), 'warning');
    await mutate();
    return 'done';
  };
  return { sessions: data ?? null, failed: error !== undefined && !data, reload: () => void mutate(), end };
}
