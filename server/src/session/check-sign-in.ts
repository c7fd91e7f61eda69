import { recordAudit } from '../audit/record-audit.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import { invalidFields, Refusal } from '../calls/refusal.ts';
import { sessionMessages } from '../messages/session.ts';
import type { Services } from '../services.ts';
import { attemptOf } from './known-device.ts';
import { forgetAttempts, takeAttempt } from './login-limit.ts';
import { hashPassword, isOutdatedHash, isPassword } from './password.ts';
import { guessesOf, hasFactor, takeCode } from './second-factor.ts';
import { replaceHash, userNamed } from './users.ts';

type SignInRequest = Pick<ValidatedRequest, 'requestId' | 'address' | 'devices' | 'log'>;

/** One error for an unknown name, a wrong password and a disabled user, so that an attacker learns nothing. */
export const loginFailed = () =>
  new Refusal('login_failed', { action: 'display_message', user_message: sessionMessages.loginFailed });

/** Sent only after the correct password: it reveals that the user has a second factor. */
const codeNeeded = () => new Refusal('second_factor_needed', { user_message: sessionMessages.secondFactor.codeNeeded });

/**
 * SESS-02: the user id for a name and password. An outdated hash is replaced. Throws `loginFailed` if they are wrong, and a refusal during
 * a pause. `matches` is called once whatever the name is, with null for an unknown one, so that the timing reveals nothing.
 */
export async function userByPassword(
  request: SignInRequest,
  services: Services,
  { name, password }: { readonly name: string; readonly password: string },
  matches: typeof isPassword = isPassword,
): Promise<string> {
  const { database, clock } = services;
  const attempt = attemptOf(request, services, name);
  await takeAttempt(database, attempt, clock.now());
  const user = await userNamed(database, name);
  const right = await matches(user?.password_hash ?? null, password);
  const isRight = user !== undefined && right && !user.disabled;
  request.log.info({ username: name, result: isRight ? 'in' : 'refused' }, 'login');
  if (!isRight) {
    const who = { userId: user?.user_id ?? null, realUserId: user?.user_id ?? null };
    const detail = { username: name.slice(0, 100), address: request.address };
    await recordAudit(database, who, request, clock.now(), { what: 'login', result: 'refused', detail });
    throw loginFailed();
  }
  await forgetAttempts(database, attempt);
  if (user.password_hash !== null && isOutdatedHash(user.password_hash)) {
    await replaceHash(database, user.user_id, user.password_hash, await hashPassword(password));
  }
  return user.user_id;
}

/** Checks the second factor and returns its kind; null if the user has none. Attempts are limited like password attempts. */
export async function checkSecondFactor(
  request: SignInRequest,
  services: Services,
  { userId, name }: { readonly userId: string; readonly name: string },
  code: string | undefined,
) {
  const { database, clock } = services;
  if (!(await hasFactor(database, userId))) return null;
  if (code === undefined) throw codeNeeded();
  const attempt = attemptOf(request, services, name, guessesOf(userId));
  await takeAttempt(database, attempt, clock.now());
  const taken = await takeCode(services, userId, code, clock.now());
  if (taken === null) {
    const who = { userId, realUserId: userId };
    const detail = { address: request.address };
    await recordAudit(database, who, request, clock.now(), { what: 'second_factor', result: 'refused', detail });
    throw invalidFields([{ field: 'code', message: sessionMessages.secondFactor.codeUsed }]);
  }
  await forgetAttempts(database, attempt);
  return taken;
}
