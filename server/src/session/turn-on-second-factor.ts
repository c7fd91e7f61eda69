import { recordAudit } from '../audit/record-audit.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import { invalidFields, Refusal } from '../calls/refusal.ts';
import { sessionMessages } from '../messages/session.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import { attemptOf } from './known-device.ts';
import { forgetAttempts, takeAttempt } from './login-limit.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { confirmFactor, factorOf, guessesOf } from './second-factor.ts';
import { noticeOfChange } from './security-notice.ts';
import { stepOf } from './totp.ts';

const notBegun = () => new Refusal('second_factor_not_begun', { user_message: sessionMessages.secondFactor.replaced });

/**
 * Turns two-step sign-in on by the first code of the app that has the secret, and returns the recovery codes. The current session counts
 * as verified; all other sessions of the user end. Throws a refusal if no secret was made, it was replaced or confirmed meanwhile, the
 * code is not current, and during a pause after wrong ones.
 */
export async function turnOnSecondFactor(
  services: Services,
  request: Pick<ValidatedRequest, 'requestId' | 'address' | 'devices' | 'origin'>,
  who: Caller,
  code: string,
  now: Date,
): Promise<string[]> {
  const { database, sessions, secrets } = services;
  const attempt = attemptOf(request, services, who.username, guessesOf(who.userId));
  await takeAttempt(database, attempt, now);
  const factor = await factorOf(database, who.userId);
  if (!factor || factor.confirmed !== null) throw notBegun();
  const step = stepOf(secrets.decrypt(factor.secret, who.userId), code, now);
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
  return codes.map((each) => each.code);
}
