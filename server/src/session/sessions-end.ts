import type { Handler } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import { sql } from '../db/database.ts';
import { recordAudit } from '../documents/audit.ts';
import { signedIn } from './access.ts';
import { notWhileActing } from './acting.ts';
import { onlyAuthorised } from './authorised.ts';

/** Ended on every process within a second. A session that is somebody else's looks like one that is not there. */
export const sessionsEnd: Handler<'sessionsEnd'> = async (asked, { database, sessions, clock }) => {
  const who = signedIn(asked.caller);
  notWhileActing(who);
  await onlyAuthorised(database, who, clock.now());
  const { session_id } = asked.data;
  const found = await database.query<{ session_id: string }>(
    session_id === null
      ? sql`SELECT session_id FROM session
          WHERE user_id = ${who.userId} AND session_id <> ${who.sessionId} AND ended IS NULL`
      : sql`SELECT session_id FROM session
          WHERE user_id = ${who.userId} AND session_id = ${session_id} AND ended IS NULL`,
  );
  if (session_id !== null && found.length === 0) {
    throw new Refusal('session_not_found', {
      action: 'display_message',
      user_message: 'This session has ended already.',
    });
  }
  for (const each of found) await sessions.end(each.session_id);
  const detail = { sessions: found.map((each) => each.session_id) };
  await recordAudit(database, who, asked, clock.now(), { what: 'sessions_end', result: 'ok', detail });
  return { data: { ended: found.length } };
};
