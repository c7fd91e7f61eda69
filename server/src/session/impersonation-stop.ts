import type { Handler } from '../calls/handler.ts';
import { invalidBearer, Refusal } from '../calls/refusal.ts';
import { recordAudit } from '../documents/audit.ts';
import { signedIn } from './access.ts';
import { withBearer } from './with-bearer.ts';

/** SESS-09, SHELL-04: the way back to oneself. */
export const impersonationStop: Handler<'impersonationStop'> = async (asked, services) => {
  const { database, sessions, clock } = services;
  const who = signedIn(asked.caller);
  const { parentSessionId } = who;
  if (parentSessionId === null) throw new Refusal('not_acting', { user_message: 'You are signed in as yourself.' });
  const now = clock.now();
  const begun = await sessions.returnTo(parentSessionId);
  await sessions.end(who.sessionId);
  await recordAudit(database, who, asked, now, { what: 'impersonation_stop', result: 'ok', detail: {} });
  if (!begun) throw invalidBearer();
  const caller = await sessions.find(begun.bearer);
  return { data: await withBearer(services, caller, begun) };
};
