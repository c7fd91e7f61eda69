import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import { sessionMessages } from '../messages/session.ts';
import { signedIn } from './access.ts';
import { notWhileActing } from './acting.ts';
import { onlyAuthorised } from './authorised.ts';
import { removeFactor } from './second-factor.ts';
import { noticeOfChange } from './security-notice.ts';

/** Turns two-step sign-in off. Requires the password again and ends all other sessions of the user. */
export const secondFactorRemove: Handler<'secondFactorRemove'> = async (request, services) => {
  const { database, sessions, clock } = services;
  const who = signedIn(request.caller);
  notWhileActing(who);
  const now = clock.now();
  await onlyAuthorised(database, who, now);
  if (!(await removeFactor(database, who.userId))) {
    throw new Refusal('second_factor_is_off', { user_message: sessionMessages.secondFactor.isOff });
  }
  await sessions.noteSecondFactor(who.sessionId, false);
  const ended = await sessions.endAllOf(who.userId, who.sessionId);
  await recordAudit(database, who, request, now, { what: 'second_factor_remove', result: 'ok', detail: { ended } });
  noticeOfChange(services, request, who.userId, 'second_factor_off');
  return { data: {} };
};
