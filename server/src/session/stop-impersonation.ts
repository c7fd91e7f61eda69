import type { ValidatedRequest } from '../calls/handler.ts';
import { invalidBearer, Refusal } from '../calls/refusal.ts';
import { sessionMessages } from '../messages/session.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import type { NewBearer } from './sessions.ts';

/**
 * SESS-09, SHELL-04: ends impersonation, with an entry in the audit log, and returns the bearer of the caller's own session. Throws a
 * refusal if the caller does not act as somebody, and `invalid_bearer` if the caller's own session has ended.
 */
export async function stopImpersonation(
  { sessions }: Pick<Services, 'sessions'>,
  { requestId }: Pick<ValidatedRequest, 'requestId'>,
  { sessionId, parentSessionId }: Caller,
): Promise<Omit<NewBearer, 'bind'>> {
  if (parentSessionId === null) throw new Refusal('not_acting', { user_message: sessionMessages.notActing });
  const begun = await sessions.returnTo(parentSessionId);
  // Also if there is nothing to return to: nobody acts as the customer any longer.
  await sessions.end(sessionId, { result: 'ok', requestId });
  if (!begun) throw invalidBearer();
  return begun;
}
