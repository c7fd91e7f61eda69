import type { FormProblem } from '@portal/design-system';
import { type Portal, problemsOf, usePortal, useSession } from '@portal/portal-client/react';
import useSWR from 'swr';
import { authorise, takeBearer } from './authorise.ts';

/** What an authenticator is told: by a picture, or typed. */
export interface NewSecret {
  readonly secret: string;
  readonly address: string;
}

/** Whether it is on; null until that is known. */
export function useSecondFactor() {
  const { transport } = usePortal();
  const state = useSession();
  const username = state.status === 'signed_in' ? state.login.user_details.username : null;
  const { data, error, mutate } = useSWR(username === null ? null : ['second-factor/get', username], async () => {
    const answer = await transport.callOrFalse('second-factor/get', {});
    if (answer === false) throw new Error('The state of two-step sign-in did not arrive.');
    return answer;
  });
  return { state: data ?? null, failed: error !== undefined && !data, reload: () => mutate() };
}

/** A secret, after the password once more. Answers it, or what is wrong. */
export async function beginSecondFactor(portal: Portal, password: string): Promise<NewSecret | readonly FormProblem[]> {
  const wrong = await authorise(portal, password);
  if (wrong.length > 0) return wrong;
  const begun = await portal.transport.call('second-factor/begin', {}, { sends: 1 });
  return begun.ok ? begun.data : problemsOf(begun);
}

/** On, by a first code. Answers the codes to recover by, or what is wrong. */
export async function confirmSecondFactor(
  portal: Portal,
  code: string,
): Promise<{ readonly recovery: readonly string[] } | readonly FormProblem[]> {
  const result = await portal.transport.call('second-factor/confirm', { code }, { sends: 1 });
  if (!result.ok) return problemsOf(result);
  takeBearer(portal, result.data);
  return { recovery: result.data.recovery_codes };
}

/** Off, after the password once more. Answers what is wrong. */
export async function removeSecondFactor(portal: Portal, password: string): Promise<readonly FormProblem[]> {
  const wrong = await authorise(portal, password);
  if (wrong.length > 0) return wrong;
  const result = await portal.transport.call('second-factor/remove', {}, { sends: 1 });
  return result.ok ? [] : problemsOf(result);
}
