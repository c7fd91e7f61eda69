import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { sessionMessages } from '../messages/session.ts';
import { knownDeviceCookie } from './known-device.ts';
import { forgetName } from './login-limit.ts';
import { hashPassword } from './password.ts';
import { passwordFault } from './password-fault.ts';
import { takeReset, userOfReset } from './password-resets.ts';
import { noticeOfChange } from './security-notice.ts';
import { hashOf } from './tokens.ts';
import { setPassword } from './users.ts';

const over = () => invalidFields([{ field: 'token', message: sessionMessages.newPassword.linkOver }]);

/** SESS-08: a link works once; setting the password ends all the user's sessions. */
export const newPasswordSet: Handler<'newPasswordSet'> = async (request, services) => {
  const { database, sessions, clock, config } = services;
  const now = clock.now();
  const tokenHash = hashOf(request.data.token);
  const user = await userOfReset(database, tokenHash, now);
  if (!user) throw over();
  const fault = await passwordFault(config, request.data.new_password, user.username);
  if (fault) throw invalidFields([{ field: 'new_password', message: fault }]);
  const hash = await hashPassword(request.data.new_password);
  const isDone = await database.transaction(async (tx) => {
    if (!(await takeReset(tx, tokenHash))) return false;
    await setPassword(tx, user.user_id, hash);
    await forgetName(tx, user.username);
    const who = { userId: user.user_id, realUserId: user.user_id };
    await recordAudit(tx, who, request, now, { what: 'new_password_set', result: 'ok', detail: {} });
    return true;
  });
  if (!isDone) throw over();
  await sessions.endAllOf(user.user_id);
  // The mailbox proved who this is: from here the user may sign in whatever strangers have tried.
  request.setCookie(knownDeviceCookie(request, services, user.username));
  noticeOfChange(services, request, user.user_id, 'password');
  return { data: {} };
};
