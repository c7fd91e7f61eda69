import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { invalidFields, Refusal } from '../calls/refusal.ts';
import { sessionMessages } from '../messages/session.ts';
import { signedIn } from './access.ts';
import { attemptOf } from './known-device.ts';
import { forgetAttempts, takeAttempt } from './login-limit.ts';
import { hashPassword, isPassword } from './password.ts';
import { passwordFault } from './password-fault.ts';
import { noticeOfChange } from './security-notice.ts';
import { credentialsOf, setPassword } from './users.ts';

/** SESS-08. Refused while impersonating. Keeps the current session and ends all the user's others. */
export const changePassword: Handler<'changePassword'> = async (request, services) => {
  const { database, sessions, clock, config } = services;
  const caller = signedIn(request.caller);
  if (caller.realUserId !== caller.userId) {
    throw new Refusal('not_allowed', { user_message: sessionMessages.newPassword.othersPassword });
  }
  const { old_password, new_password } = request.data;
  const fault = await passwordFault(config, new_password, caller.username);
  if (fault) throw invalidFields([{ field: 'new_password', message: fault }]);

  const attempt = attemptOf(request, services, caller.username);
  await takeAttempt(database, attempt, clock.now());
  const user = await credentialsOf(database, caller.userId);
  if (!(await isPassword(user?.password_hash ?? null, old_password))) {
    await recordAudit(database, caller, request, clock.now(), {
      what: 'change_password',
      result: 'refused',
      detail: {},
    });
    throw invalidFields([{ field: 'old_password', message: sessionMessages.wrongPassword }]);
  }
  await forgetAttempts(database, attempt);
  const hash = await hashPassword(new_password);
  await setPassword(database, caller.userId, hash);
  const ended = await sessions.endAllOf(caller.userId, caller.sessionId);
  await recordAudit(database, caller, request, clock.now(), {
    what: 'change_password',
    result: 'ok',
    detail: { ended },
  });
  noticeOfChange(services, request, caller.userId, 'password');
  return { data: {} };
};
