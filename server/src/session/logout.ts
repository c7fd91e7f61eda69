import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { signedIn } from './access.ts';
import { bindCookie } from './cookie.ts';

/** Ends the session on every process and clears its binding cookie. */
export const logout: Handler<'logout'> = async (request, { database, sessions, clock }) => {
  const who = signedIn(request.caller);
  await sessions.end(who.sessionId);
  await recordAudit(database, who, request, clock.now(), { what: 'logout', result: 'ok', detail: {} });
  request.setCookie(bindCookie('', request.secure, 0));
  return { data: {} };
};
