import { randomBytes } from 'node:crypto';
import { recordAudit } from '../audit/record-audit.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import { sessionMessages } from '../messages/session.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import { beginFactor, removeFactor } from './second-factor.ts';
import { noticeOfChange } from './security-notice.ts';
import { sessionsToEnd } from './store.ts';
import { secretBytes } from './totp.ts';

type Recorded = Pick<ValidatedRequest, 'requestId'>;

/**
 * Creates an unconfirmed secret. It is not required at sign-in until confirmed, so an unscanned QR code locks nobody out. Throws a refusal
 * if two-step sign-in is on.
 */
export async function beginSecondFactor(
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  request: Recorded,
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

/** Turns two-step sign-in off, ends all other sessions of the user and notifies them. Throws a refusal if it is off. */
export async function turnOffSecondFactor(
  services: Services,
  request: Recorded & Pick<ValidatedRequest, 'origin'>,
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

/**
 * Ends one of the caller's sessions, or all others if `session_id` is null, and returns how many. Takes effect on every process within a
 * second. Throws the same refusal for somebody else's session as for an unknown one.
 */
export async function endOwnSessions(
  { database, sessions }: Pick<Services, 'database' | 'sessions'>,
  request: Recorded,
  who: Caller,
  session_id: string | null,
  now: Date,
): Promise<number> {
  const found = await sessionsToEnd(database, who, session_id);
  if (session_id !== null && found.length === 0) {
    throw new Refusal('session_not_found', {
      action: 'display_message',
      user_message: sessionMessages.alreadyEnded,
    });
  }
  for (const each of found) await sessions.end(each);
  const detail = { sessions: found };
  await recordAudit(database, who, request, now, { what: 'sessions_end', result: 'ok', detail });
  return found.length;
}
