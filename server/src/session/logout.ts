import type { Handler } from '../calls/handler.ts';
import { recordAudit } from '../documents/audit.ts';
import { signedIn } from './access.ts';
import { bindCookie } from './cookie.ts';

/** Ends the session on every process and clears its binding cookie. */
export const logout: Handler<'logout'> = async (asked, { database, sessions, clock }) => {
  const who = signedIn(asked.caller);
  await sessions.end(who.sessionId);
  await recordAudit(database, who, asked, clock.now(), { what: 'logout', result: 'ok', detail: {} });
  asked.setCookie(bindCookie('', asked.secure, 0));
  return { data: {} };
};
