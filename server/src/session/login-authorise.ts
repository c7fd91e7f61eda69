import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { sessionMessages } from '../messages/session.ts';
import { signedIn } from './access.ts';
import { attemptOf } from './known-device.ts';
import { life, lifeLeft } from './life.ts';
import { forgetAttempts, takeAttempt } from './login-limit.ts';
import { isPassword } from './password.ts';
import { authoriseUntil } from './store.ts';
import { credentialsOf } from './users.ts';

/** SESS-08: confirms the user by password before a sensitive action. While impersonating, checks the real user's password. */
export const loginAuthorise: Handler<'loginAuthorise'> = async (request, services) => {
  const { database, sessions, clock } = services;
  const caller = signedIn(request.caller);
  const now = clock.now();
  const user = await credentialsOf(database, caller.realUserId);
  const username = user?.username ?? '';
  const attempt = attemptOf(request, services, username);
  await takeAttempt(database, attempt, now);
  const right = await isPassword(user?.password_hash ?? null, request.data.password);
  await recordAudit(database, caller, request, now, {
    what: 'authorise',
    result: right ? 'ok' : 'refused',
    detail: {},
  });
  if (!right) throw invalidFields([{ field: 'password', message: sessionMessages.wrongPassword }]);
  await forgetAttempts(database, attempt);
  const until = new Date(now.getTime() + life.authorised).toISOString();
  await authoriseUntil(database, caller.sessionId, until);
  const bearer_token = await sessions.renewNow(caller);
  return {
    data: {
      authorised_for_milliseconds: life.authorised,
      expires_in_milliseconds: lifeLeft(caller.expires, clock),
      ...(bearer_token === null ? {} : { bearer_token }),
    },
  };
};
