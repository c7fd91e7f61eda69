import type { LoginReply } from '@portal/domain/session';
import type { Asked, Handler } from '../calls/handler.ts';
import { invalidBearer, Refusal } from '../calls/refusal.ts';
import { sql } from '../db/database.ts';
import { recordAudit } from '../documents/audit.ts';
import type { Services } from '../services.ts';
import { bindCookie } from './cookie.ts';
import { life } from './life.ts';
import { countAttempt, forgetAttempts, tooMany } from './login-limit.ts';
import { isPassword } from './password.ts';
import { withBearer } from './with-bearer.ts';

/** One answer for an unknown name, a wrong password and a disabled user: the cause would help only a stranger. */
const failed = () => new Refusal('login_failed', { action: 'display_message', user_message: 'Failed to login' });

interface UserRow {
  readonly user_id: string;
  readonly password_hash: string | null;
  readonly disabled: boolean;
}

/** SESS-02: by name and password, or by the bearer that came along. */
export const login: Handler<'login'> = async (asked, services) => {
  const { username, password } = asked.data;
  if (username !== undefined && password !== undefined)
    return { data: await byPassword(asked, services, username, password) };
  const { caller, bearer } = asked;
  if (bearer === null) throw failed();
  if (caller === null) throw invalidBearer();
  return { data: await withBearer(services, caller, { bearer, expires: caller.expires }) };
};

async function byPassword(asked: Asked, services: Services, username: string, password: string): Promise<LoginReply> {
  const { database, sessions, clock } = services;
  const name = username.trim();
  const attempt = await countAttempt(database, name, asked.address, clock.now());
  if (attempt.blockedUntil) throw tooMany(attempt.blockedUntil.getTime() - clock.now().getTime());
  const [user] = await database.query<UserRow>(sql`
    SELECT user_id, password_hash, disabled FROM portal_user WHERE lower(username) = lower(${name})`);
  const right = await isPassword(user?.password_hash ?? null, password);
  asked.log.info({ username: name, result: right && user && !user.disabled ? 'in' : 'refused' }, 'login');
  const isIn = user !== undefined && right && !user.disabled;
  const who = { userId: user?.user_id ?? null, realUserId: user?.user_id ?? null };
  const detail = { username: name.slice(0, 100), address: asked.address };
  await recordAudit(database, who, asked, clock.now(), { what: 'login', result: isIn ? 'ok' : 'refused', detail });
  if (!isIn) throw failed();
  await forgetAttempts(database, name, asked.address);
  const begun = await sessions.start({ userId: user.user_id, userAgent: asked.userAgent, address: asked.address });
  asked.setCookie(bindCookie(begun.bind, asked.secure, life.absolute / 1000));
  const caller = await sessions.find(begun.bearer);
  return withBearer(services, caller, begun);
}
