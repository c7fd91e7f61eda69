import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { recordAudit } from '../documents/audit.ts';
import { signedIn } from './access.ts';
import { life, lifeLeft } from './life.ts';
import { forgetAttempts, takeAttempt } from './login-limit.ts';
import { isPassword } from './password.ts';

/** SESS-08: who sits there is still who signed in. While acting as somebody else it is the real user's password that is asked for. */
export const loginAuthorise: Handler<'loginAuthorise'> = async (asked, { database, sessions, clock }) => {
  const caller = signedIn(asked.caller);
  const now = clock.now();
  const [user] = await database.query<Pick<Tables['portal_user'], 'username' | 'password_hash'>>(
    sql`SELECT username, password_hash FROM portal_user WHERE user_id = ${caller.realUserId}`,
  );
  const username = user?.username ?? '';
  await takeAttempt(database, username, asked.address, now);
  const right = await isPassword(user?.password_hash ?? null, asked.data.password);
  await recordAudit(database, caller, asked, now, { what: 'authorise', result: right ? 'ok' : 'refused', detail: {} });
  if (!right) throw invalidFields([{ field: 'password', message: 'This is not your password' }]);
  await forgetAttempts(database, username, asked.address);
  const until = new Date(now.getTime() + life.authorised).toISOString();
  await database.query(sql`UPDATE session SET authorised_until = ${until} WHERE session_id = ${caller.sessionId}`);
  const bearer_token = await sessions.renewNow(caller);
  return {
    data: {
      authorised_for_milliseconds: life.authorised,
      expires_in_milliseconds: lifeLeft(caller.expires, clock),
      ...(bearer_token === null ? {} : { bearer_token }),
    },
  };
};
