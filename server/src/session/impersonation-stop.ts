import type { Handler } from '../calls/handler.ts';
import { invalidBearer, Refusal } from '../calls/refusal.ts';
import { sessionMessages } from '../messages/session.ts';
import { signedIn } from './access.ts';
import { withBearer } from './with-bearer.ts';

/** SESS-09, SHELL-04: ends impersonation and returns to the caller's own session. */
export const impersonationStop: Handler<'impersonationStop'> = async (request, services) => {
  const { sessions } = services;
  const who = signedIn(request.caller);
  const { parentSessionId } = who;
  if (parentSessionId === null) throw new Refusal('not_acting', { user_message: sessionMessages.notActing });
  const begun = await sessions.returnTo(parentSessionId);
  await sessions.end(who.sessionId, { result: 'ok', requestId: request.requestId });
  if (!begun) throw invalidBearer();
  const caller = await sessions.find(begun.bearer);
  return { data: await withBearer(services, caller, begun) };
};
