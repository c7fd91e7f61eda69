import type { FormProblem } from '@portal/design-system';
import * as calls from '@portal/domain/contract';
import type { LoginReply } from '@portal/domain/session';
import type { Transport } from '@portal/portal-client';
import { problemsOf } from '../../../portal/problems-of.ts';

/** SESS-02: by name and password. What is wrong comes back to the form (SESS-08) and is not shown a second time as a popup. */
export async function signInByName(
  transport: Transport,
  username: string,
  password: string,
): Promise<{ readonly login: LoginReply } | { readonly problems: readonly FormProblem[] }> {
  const result = await transport.call(calls.login, { username, password }, { sends: 1 });
  return result.ok ? { login: result.data } : { problems: problemsOf(result) };
}
