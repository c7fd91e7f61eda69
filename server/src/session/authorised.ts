import { Refusal } from '../calls/refusal.ts';
import { sql, type Transaction } from '../db/database.ts';
import { sessionMessages } from '../messages/session.ts';
import type { Caller } from './caller.ts';

/** Throws unless the password was re-entered in this session within `life.authorised` (login/authorise). */
export async function onlyAuthorised(db: Pick<Transaction, 'query'>, caller: Caller, now: Date): Promise<void> {
  const [own] = await db.query<{ authorised: boolean }>(sql`
    SELECT coalesce(authorised_until > ${now.toISOString()}, false) AS authorised FROM session
    WHERE session_id = ${caller.sessionId}`);
  if (!own?.authorised) {
    throw new Refusal('authorise_first', { user_message: sessionMessages.authoriseFirst });
  }
}
