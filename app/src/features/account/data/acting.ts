import type { FormProblem } from '@portal/design-system';
import { type Portal, problemsOf } from '@portal/portal-client/react';
import { authorise } from './authorise.ts';

export interface ActAs {
  readonly username: string;
  readonly reason: string;
  readonly password: string;
}

/** SESS-09: the password once more, then on as the customer, on a fresh page. Answers what is wrong. */
export async function actAs(portal: Portal, { username, reason, password }: ActAs): Promise<readonly FormProblem[]> {
  const { transport, bearer } = portal;
  const wrong = await authorise(portal, password);
  if (wrong.length > 0) return wrong;
  const begun = await transport.call('impersonation/start', { username, reason }, { sends: 1 });
  if (!begun.ok) return problemsOf(begun);
  const { bearer_token, expires_in_milliseconds, user_details } = begun.data;
  bearer.write(bearer_token, expires_in_milliseconds, user_details.username);
  // Nothing of the one person is to be left on the page of the other.
  window.location.assign('/orders');
  return [];
}
