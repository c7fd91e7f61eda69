import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import { sessionMessages } from '../messages/session.ts';
import { signedIn } from './access.ts';
import { notWhileActing } from './acting.ts';
import { onlyAuthorised } from './authorised.ts';
import { sessionsToEnd } from './store.ts';

/** Takes effect on every process within a second. Somebody else's session gives the same error as an unknown one. */
export const sessionsEnd: Handler<'sessionsEnd'> = async (request, { database, sessions, clock }) => {
  const who = signedIn(request.caller);
  notWhileActing(who);
  await onlyAuthorised(database, who, clock.now());
  const { session_id } = request.data;
  const found = await sessionsToEnd(database, who, session_id);
  if (session_id !== null && found.length === 0) {
    throw new Refusal('session_not_found', {
      action: 'display_message',
      user_message: sessionMessages.alreadyEnded,
    });
  }
  for (const each of found) await sessions.end(each);
  const detail = { sessions: found };
  await recordAudit(database, who, request, clock.now(), { what: 'sessions_end', result: 'ok', detail });
  return { data: { ended: found.length } };
};
