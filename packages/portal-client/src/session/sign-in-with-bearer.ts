import type { LoginReply } from '@portal/domain/session';
import type { Transport } from '../transport/types.ts';

/** SESS-01: what the bearer of the cookie stands for; `unreachable` where the server did not answer. */
export async function signInWithBearer(transport: Transport): Promise<LoginReply | 'refused' | 'unreachable'> {
  const result = await transport.call('login', {});
  if (result.ok) return result.data;
  return result.reason === 'error' || result.reason === 'fatal' ? 'refused' : 'unreachable';
}
