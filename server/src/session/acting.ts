import { Refusal } from '../calls/refusal.ts';
import { sessionMessages } from '../messages/session.ts';
import type { Caller } from './caller.ts';

/** SESS-09: only the owner may change a password, preferences or sessions. Throws while impersonating. */
export function notWhileActing(caller: Caller): void {
  if (caller.realUserId === caller.userId) return;
  throw new Refusal('not_allowed', {
    action: 'display_message',
    user_message: sessionMessages.notWhileActing,
  });
}
