import * as calls from '@portal/domain/contract';
import type { LoginReply } from '@portal/domain/session';
import type { Transport } from '@portal/portal-client';

export type SignInResult =
  | { readonly ok: true; readonly login: LoginReply }
  | { readonly ok: false; readonly message: string; readonly fields: Readonly<Record<string, string>> };

const unreachable = 'The server did not answer. Check the connection and try again.';

/** SESS-02: by name and password. What is wrong comes back to the form (SESS-08) and is not shown a second time as a popup. */
export async function signIn(transport: Transport, username: string, password: string): Promise<SignInResult> {
  const result = await transport.call(calls.login, { username, password }, { sends: 1 });
  if (result.ok) return { ok: true, login: result.data };
  const envelope = result.envelope;
  const fields = Object.fromEntries((envelope?.validation_results ?? []).map((each) => [each.field, each.message]));
  return { ok: false, message: envelope?.user_message || (envelope ? 'Failed to login' : unreachable), fields };
}

/** SESS-01: what the bearer of the cookie stands for; `unreachable` where the server did not answer. */
export async function signInWithBearer(transport: Transport): Promise<LoginReply | 'refused' | 'unreachable'> {
  const result = await transport.call(calls.login, {});
  if (result.ok) return result.data;
  return result.reason === 'error' || result.reason === 'fatal' ? 'refused' : 'unreachable';
}
