import type { FormProblem } from '@portal/design-system';
import type { Transport } from '@portal/portal-client';
import { problemsOf } from '@portal/portal-client/react';

/** SESS-08: the answer is the same whether there is such a user or not. */
export async function askForPassword(transport: Transport, username: string): Promise<readonly FormProblem[]> {
  const result = await transport.call('new-password-request', { username }, { sends: 1 });
  return result.ok ? [] : problemsOf(result);
}

/** SESS-08 */
export async function setNewPassword(
  transport: Transport,
  token: string,
  new_password: string,
): Promise<readonly FormProblem[]> {
  const result = await transport.call('new-password-set', { token, new_password }, { sends: 1 });
  return result.ok ? [] : problemsOf(result);
}
