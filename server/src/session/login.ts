import type { LoginReply } from '@portal/domain/session';
import type { Handler, ValidatedRequest } from '../calls/handler.ts';
import { invalidBearer, invalidFields, Refusal } from '../calls/refusal.ts';
import { recordAudit } from '../documents/audit.ts';
import type { Services } from '../services.ts';
import { bindCookie } from './cookie.ts';
import { life } from './life.ts';
import { forgetAttempts, takeAttempt } from './login-limit.ts';
import { hashPassword, isCheaper, isPassword } from './password.ts';
import { guessesOf, hasFactor, takeCode } from './second-factor.ts';
import { replaceHash, userNamed } from './users.ts';
import { withBearer } from './with-bearer.ts';

/** One error for an unknown name, a wrong password and a disabled user, so that an attacker learns nothing. */
const failed = () => new Refusal('login_failed', { action: 'display_message', user_message: 'Failed to login' });

/** Sent only after the correct password: it reveals that the user has a second factor. */
const codeNeeded = () =>
  new Refusal('second_factor_needed', { user_message: 'Enter the code from your authenticator app.' });

/** SESS-02: signs in by name and password, plus a code if the user has two-step sign-in; or continues the session of the bearer sent. */
export const login: Handler<'login'> = async (asked, services) => {
  const { username, password, code } = asked.data;
  if (username !== undefined && password !== undefined) {
    const userId = await byPassword(asked, services, username.trim(), password);
    const factor = await byCode(asked, services, userId, code);
    return { data: await begin(asked, services, userId, factor) };
  }
  const { caller, bearer } = asked;
  if (bearer === null) throw failed();
  if (caller === null) throw invalidBearer();
  return { data: await withBearer(services, caller, { bearer, expires: caller.expires }) };
};

/** The user id for a name and password. Throws `failed()` if they are wrong. */
async function byPassword(
  asked: ValidatedRequest,
  services: Services,
  name: string,
  password: string,
): Promise<string> {
  const { database, clock } = services;
  await takeAttempt(database, name, asked.address, clock.now());
  const user = await userNamed(database, name);
  const right = await isPassword(user?.password_hash ?? null, password);
  const isRight = user !== undefined && right && !user.disabled;
  asked.log.info({ username: name, result: isRight ? 'in' : 'refused' }, 'login');
  if (!isRight) {
    const who = { userId: user?.user_id ?? null, realUserId: user?.user_id ?? null };
    const detail = { username: name.slice(0, 100), address: asked.address };
    await recordAudit(database, who, asked, clock.now(), { what: 'login', result: 'refused', detail });
    throw failed();
  }
  await forgetAttempts(database, name, asked.address);
  if (user.password_hash !== null && isCheaper(user.password_hash)) {
    await replaceHash(database, user.user_id, user.password_hash, await hashPassword(password));
  }
  return user.user_id;
}

/** Checks the second factor and returns its kind; null if the user has none. Attempts are limited like password attempts. */
async function byCode(asked: ValidatedRequest, services: Services, userId: string, code: string | undefined) {
  const { database, clock } = services;
  if (!(await hasFactor(database, userId))) return null;
  if (code === undefined) throw codeNeeded();
  const counted = guessesOf(userId);
  await takeAttempt(database, counted, asked.address, clock.now());
  const taken = await takeCode(services, userId, code, clock.now());
  if (taken === null) {
    const who = { userId, realUserId: userId };
    const detail = { address: asked.address };
    await recordAudit(database, who, asked, clock.now(), { what: 'second_factor', result: 'refused', detail });
    throw invalidFields([{ field: 'code', message: 'This code is wrong or has already been used' }]);
  }
  await forgetAttempts(database, counted, asked.address);
  return taken;
}

async function begin(
  asked: ValidatedRequest,
  services: Services,
  userId: string,
  factor: 'authenticator' | 'recovery' | null,
): Promise<LoginReply> {
  const { database, sessions, clock } = services;
  await sessions.endOfBrowser(asked.partners);
  const { userAgent, address } = asked;
  const begun = await sessions.start({ userId, userAgent, address, hasSecondFactor: factor !== null });
  asked.setCookie(bindCookie(begun.bind, asked.secure, life.absolute / 1000));
  const caller = await sessions.find(begun.bearer);
  const detail = { username: caller.username, address, second_factor: factor };
  await recordAudit(database, caller, asked, clock.now(), { what: 'login', result: 'ok', detail });
  return withBearer(services, caller, begun);
}
