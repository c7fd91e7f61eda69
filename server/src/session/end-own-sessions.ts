import { recordAudit } from '../audit/record-audit.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import { sessionMessages } from '../messages/session.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import { sessionsToEnd } from './store.ts';

/**
 * Ends one of the caller's sessions, or all others if `session_id` is null, and returns how many. Takes effect on every process within a
 * second. Throws the same refusal for somebody else's session as for an unknown one.
 */
export async function endOwnSessions(
  { database, sessions }: Pick<Services, 'database' | 'sessions'>,
  request: Pick<ValidatedRequest, 'requestId'>,
  who: Caller,
  session_id: string | null,
  now: Date,
): Promise<number> {
  const found = await sessionsToEnd(database, who, session_id);
  if (session_id !== null && found.length === 0) {
    throw new Refusal('session_not_found', {
      action: 'display_message',
      user_message: sessionMessages.alreadyEnded,
    });
  }
  for (const each of found) await sessions.end(each);
  const detail = { sessions: found };
  await recordAudit(database, who, request, now, { what: 'sessions_end', result: 'ok', detail });
  return found.length;
}
