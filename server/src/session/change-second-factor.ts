import { randomBytes } from 'node:crypto';
import { recordAudit } from '../audit/record-audit.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import { invalidFields, Refusal } from '../calls/refusal.ts';
import { sessionMessages } from '../messages/session.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import { attemptOf } from './known-device.ts';
import { forgetAttempts, takeAttempt } from './login-limit.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { beginFactor, confirmFactor, factorOf, guessesOf, removeFactor } from './second-factor.ts';
import { noticeOfChange } from './security-notice.ts';
import { secretBytes, stepOf } from './totp.ts';

const notBegun = () => new Refusal('second_factor_not_begun', { user_message: sessionMessages.secondFactor.replaced });

/**
 * Creates an unconfirmed secret. It is not required at sign-in until confirmed, so an unscanned QR code locks nobody out. Throws a refusal
 * if two-step sign-in is on.
 */
export async function beginSecondFactor(
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  request: Pick<ValidatedRequest, 'requestId'>,
  who: Caller,
  now: Date,
): Promise<Uint8Array> {
  const secret = new Uint8Array(randomBytes(secretBytes));
  if (!(await beginFactor(database, who.userId, secrets.encrypt(secret, who.userId), now))) {
    throw new Refusal('second_factor_is_on', { user_message: sessionMessages.secondFactor.isOn });
  }
  await recordAudit(database, who, request, now, { what: 'second_factor_begin', result: 'ok', detail: {} });
  return secret;
}

/**
 * Turns two-step sign-in on with the first code of the authenticator app, and returns the recovery codes. The current session counts
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

/** Turns two-step sign-in off, ends all other sessions of the user and notifies them. Throws a refusal if it is off. */
export async function turnOffSecondFactor(
  services: Services,
  request: Pick<ValidatedRequest, 'requestId' | 'origin'>,
  who: Caller,
  now: Date,
): Promise<void> {
  const { database, sessions } = services;
  if (!(await removeFactor(database, who.userId))) {
    throw new Refusal('second_factor_is_off', { user_message: sessionMessages.secondFactor.isOff });
  }
  await sessions.noteSecondFactor(who.sessionId, false);
  const ended = await sessions.endAllOf(who.userId, who.sessionId);
  await recordAudit(database, who, request, now, { what: 'second_factor_remove', result: 'ok', detail: { ended } });
  noticeOfChange(services, request, who.userId, 'second_factor_off');
}
