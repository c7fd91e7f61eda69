import { recordAudit } from '../audit/record-audit.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';

/** Ends the caller's session on every process, with an entry in the audit log. */
export async function signOut(
  { database, sessions }: Pick<Services, 'database' | 'sessions'>,
  request: Pick<ValidatedRequest, 'requestId'>,
  who: Caller,
  now: Date,
): Promise<void> {
  await sessions.end(who.sessionId);
  await recordAudit(database, who, request, now, { what: 'logout', result: 'ok', detail: {} });
}
