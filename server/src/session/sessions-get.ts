import type { SessionView } from '@portal/domain/session';
import type { Handler } from '../calls/handler.ts';
import { sql } from '../db/database.ts';
import { signedIn } from './access.ts';
import { notWhileActing } from './acting.ts';
import { life } from './life.ts';

/** The user sees who of the supplier acts as them, too. */
export const sessionsGet: Handler<'sessionsGet'> = async ({ caller }, { database, clock }) => {
  const who = signedIn(caller);
  notWhileActing(who);
  const now = clock.now();
  const unused = new Date(now.getTime() - life.idle).toISOString();
  const sessions = await database.query<SessionView>(sql`
    SELECT s.session_id, s.session_id = ${who.sessionId} AS current, s.started, s.last_used, s.expires,
      CASE WHEN s.parent_session_id IS NULL THEN s.address ELSE '' END AS address,
      CASE WHEN s.parent_session_id IS NULL THEN s.user_agent ELSE '' END AS user_agent,
      CASE WHEN s.real_user_id <> s.user_id THEN trim(r.firstname || ' ' || r.lastname) END AS impersonated_by
    FROM session s JOIN portal_user r ON r.user_id = s.real_user_id
    WHERE s.user_id = ${who.userId} AND s.ended IS NULL AND s.expires > ${now.toISOString()} AND s.last_used > ${unused}
    ORDER BY current DESC, s.last_used DESC, s.session_id`);
  return { data: { sessions } };
};
