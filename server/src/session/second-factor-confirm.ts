import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { invalidFields, Refusal } from '../calls/refusal.ts';
import { sessionMessages } from '../messages/session.ts';
import { signedIn } from './access.ts';
import { notWhileActing } from './acting.ts';
import { onlyAuthorised } from './authorised.ts';
import { attemptOf } from './known-device.ts';
import { lifeLeft } from './life.ts';
import { forgetAttempts, takeAttempt } from './login-limit.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { confirmFactor, factorOf, guessesOf } from './second-factor.ts';
import { noticeOfChange } from './security-notice.ts';
import { stepOf } from './totp.ts';

const notBegun = () => new Refusal('second_factor_not_begun', { user_message: sessionMessages.secondFactor.replaced });

/** Turns two-step sign-in on. The current session counts as verified; all other sessions of the user end. */
export const secondFactorConfirm: Handler<'secondFactorConfirm'> = async (request, services) => {
  const { database, sessions, clock, secrets } = services;
  const who = signedIn(request.caller);
  notWhileActing(who);
  const now = clock.now();
  await onlyAuthorised(database, who, now);
  const attempt = attemptOf(request, services, who.username, guessesOf(who.userId));
  await takeAttempt(database, attempt, now);
  const factor = await factorOf(database, who.userId);
  if (!factor || factor.confirmed !== null) throw notBegun();
  const step = stepOf(secrets.decrypt(factor.secret, who.userId), request.data.code, now);
  const codes = step === null ? [] : await makeRecoveryCodes();
  const isOn =
    step !== null && (await confirmFactor(database, { userId: who.userId, secret: factor.secret, step, now }, codes));
  const ended = isOn ? await sessions.endAllOf(who.userId, who.sessionId) : 0;
  await recordAudit(database, who, request, now, {
    what: 'second_factor_confirm',
    result: isOn ? 'ok' : 'refused',
    detail: { ended },
  });
  if (step === null) {
    throw invalidFields([{ field: 'code', message: sessionMessages.secondFactor.codeNotCurrent }]);
  }
  if (!isOn) throw notBegun();
  noticeOfChange(services, request, who.userId, 'second_factor_on');
  await forgetAttempts(database, attempt);
  await sessions.noteSecondFactor(who.sessionId, true);
  const bearer_token = await sessions.renewNow(who);
  return {
    data: {
      recovery_codes: codes.map(({ code }) => code),
      expires_in_milliseconds: lifeLeft(who.expires, clock),
      ...(bearer_token === null ? {} : { bearer_token }),
    },
  };
};
