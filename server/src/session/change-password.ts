import { validateField, validationModels } from '@portal/domain/validation';
import type { Handler } from '../calls/handler.ts';
import { invalidFields, Refusal } from '../calls/refusal.ts';
import { sql } from '../db/database.ts';
import { signedIn } from './access.ts';
import { commonPasswords } from './common-passwords.ts';
import { countAttempt, forgetAttempts } from './login-limit.ts';
import { hashPassword, isPassword } from './password.ts';

/** What is wrong with a new password, or null. Rules of the model first, then what makes it easy to guess. */
export function passwordFault(password: string, username: string): string | null {
  const [fault] = validateField(validationModels.change_password.new_password, password);
  if (fault) return fault;
  const small = password.toLowerCase();
  if (commonPasswords.has(small)) return 'Too common: it is among the first that are tried';
  if (username.length > 2 && small.includes(username.toLowerCase())) return 'Cannot contain the user name';
  return null;
}

/** SESS-08. Never while impersonating: a password is its owner's. The session that changes it goes on, all others end. */
export const changePassword: Handler<'changePassword'> = async (asked, { database, sessions, clock }) => {
  const caller = signedIn(asked.caller);
  if (caller.realUserId !== caller.userId) {
    throw new Refusal('not_allowed', { user_message: 'A password cannot be changed for somebody else.' });
  }
  const { old_password, new_password } = asked.data;
  const fault = passwordFault(new_password, caller.username);
  if (fault) throw invalidFields([{ field: 'new_password', message: fault }]);

  const attempt = await countAttempt(database, caller.username, asked.address, clock.now());
  if (attempt.blockedUntil) {
    throw new Refusal('too_many_attempts', { user_message: 'Too many attempts. Please try again in a few minutes.' });
  }
  const [user] = await database.query<{ password_hash: string | null }>(
    sql`SELECT password_hash FROM portal_user WHERE user_id = ${caller.userId}`,
  );
  if (!(await isPassword(user?.password_hash ?? null, old_password))) {
    throw invalidFields([{ field: 'old_password', message: 'This is not your password' }]);
  }
  await forgetAttempts(database, caller.username, asked.address);
  const hash = await hashPassword(new_password);
  await database.query(sql`UPDATE portal_user SET password_hash = ${hash} WHERE user_id = ${caller.userId}`);
  const others = await database.query<{ session_id: string }>(sql`
    SELECT session_id FROM session WHERE user_id = ${caller.userId} AND session_id <> ${caller.sessionId} AND ended IS NULL`);
  for (const { session_id } of others) await sessions.end(session_id);
  asked.log.info({ username: caller.username, ended: others.length }, 'password changed');
  return { data: {} };
};
