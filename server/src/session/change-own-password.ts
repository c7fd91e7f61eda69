import { recordAudit } from '../audit/record-audit.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import { invalidFields, Refusal } from '../calls/refusal.ts';
import { sessionMessages } from '../messages/session.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import { attemptOf } from './known-device.ts';
import { forgetAttempts, takeAttempt } from './login-limit.ts';
import { hashPassword, isPassword } from './password.ts';
import { passwordFault } from './password-fault.ts';
import { noticeOfChange } from './security-notice.ts';
import { credentialsOf, setPassword } from './users.ts';

interface PasswordChange {
  readonly old_password: string;
  readonly new_password: string;
}

/**
 * SESS-08: changes the caller's password, keeps the current session and ends all the user's others. Throws a refusal while impersonating,
 * if the old password is wrong or the new one too weak, and during a pause after wrong ones.
 */
export async function changeOwnPassword(
  services: Services,
  request: Pick<ValidatedRequest, 'requestId' | 'address' | 'devices' | 'origin'>,
  caller: Caller,
  { old_password, new_password }: PasswordChange,
): Promise<void> {
  const { database, sessions, clock, config } = services;
  if (caller.realUserId !== caller.userId) {
    throw new Refusal('not_allowed', { user_message: sessionMessages.newPassword.othersPassword });
  }
  const fault = await passwordFault(config, new_password, caller.username);
  if (fault) throw invalidFields([{ field: 'new_password', message: fault }]);

  const record = (result: string, detail: object) =>
    recordAudit(database, caller, request, clock.now(), { what: 'change_password', result, detail });
  const attempt = attemptOf(request, services, caller.username);
  await takeAttempt(database, attempt, clock.now());
  const user = await credentialsOf(database, caller.userId);
  if (!(await isPassword(user?.password_hash ?? null, old_password))) {
    await record('refused', {});
    throw invalidFields([{ field: 'old_password', message: sessionMessages.wrongPassword }]);
  }
  await forgetAttempts(database, attempt);
  await setPassword(database, caller.userId, await hashPassword(new_password));
  await record('ok', { ended: await sessions.endAllOf(caller.userId, caller.sessionId) });
  noticeOfChange(services, request, caller.userId, 'password');
}
