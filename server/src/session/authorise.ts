import { recordAudit } from '../audit/record-audit.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { sessionMessages } from '../messages/session.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import { attemptOf } from './known-device.ts';
import { life } from './life.ts';
import { forgetAttempts, takeAttempt } from './login-limit.ts';
import { isPassword } from './password.ts';
import { authoriseUntil } from './store.ts';
import { credentialsOf } from './users.ts';

/**
 * SESS-08: lets the caller's session make sensitive calls for `life.authorised`, if the password is right: while impersonating, that of
 * the real user. Throws a refusal if it is wrong, and during a pause after wrong ones.
 */
export async function authorise(
  services: Services,
  request: Pick<ValidatedRequest, 'requestId' | 'address' | 'devices'>,
  caller: Caller,
  password: string,
  now: Date,
): Promise<void> {
  const { database } = services;
  const user = await credentialsOf(database, caller.realUserId);
  const attempt = attemptOf(request, services, user?.username ?? '');
  await takeAttempt(database, attempt, now);
  const isRight = await isPassword(user?.password_hash ?? null, password);
  const result = isRight ? 'ok' : 'refused';
  await recordAudit(database, caller, request, now, { what: 'authorise', result, detail: {} });
  if (!isRight) throw invalidFields([{ field: 'password', message: sessionMessages.wrongPassword }]);
  await forgetAttempts(database, attempt);
  await authoriseUntil(database, caller.sessionId, new Date(now.getTime() + life.authorised).toISOString());
}
