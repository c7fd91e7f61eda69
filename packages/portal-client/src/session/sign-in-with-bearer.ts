import type { LoginReply } from '@portal/domain/session';
import type { Transport } from '../transport/types.ts';

/** Returns the user of the bearer cookie (SESS-01); `unreachable` if the server did not respond. */
export async function signInWithBearer(transport: Transport): Promise<LoginReply | 'refused' | 'unreachable'> {
  const result = await transport.call('login', {});
  if (result.ok) return result.data;
  return result.reason === 'error' || result.reason === 'fatal' ? 'refused' : 'unreachable';
}
