import { recordAudit } from '../audit/record-audit.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { sessionMessages } from '../messages/session.ts';
import type { Services } from '../services.ts';
import { forgetName } from './login-limit.ts';
import { hashPassword } from './password.ts';
import { passwordFault } from './password-fault.ts';
import { takeReset, userOfReset } from './password-resets.ts';
import { noticeOfChange } from './security-notice.ts';
import { hashOf } from './tokens.ts';
import { setPassword } from './users.ts';

const over = () => invalidFields([{ field: 'token', message: sessionMessages.newPassword.linkOver }]);

/**
 * SESS-08: sets the password of the user to whom a link was mailed, ends all their sessions and returns the user name. A link works once.
 * The link proves who the user is, so counted attempts of others are cleared. Throws a refusal if the link has expired or the password is too weak.
 */
export async function setNewPassword(
  services: Services,
  request: Pick<ValidatedRequest, 'requestId' | 'origin'>,
  { token, new_password }: { readonly token: string; readonly new_password: string },
): Promise<string> {
  const { database, sessions, clock, config } = services;
  const now = clock.now();
  const tokenHash = hashOf(token);
  const user = await userOfReset(database, tokenHash, now);
  if (!user) throw over();
  const { user_id: userId, username } = user;
  const fault = await passwordFault(config, new_password, username);
  if (fault) throw invalidFields([{ field: 'new_password', message: fault }]);
  const hash = await hashPassword(new_password);
  const isDone = await database.transaction(async (tx) => {
    if (!(await takeReset(tx, tokenHash))) return false;
    await setPassword(tx, userId, hash);
    await forgetName(tx, username);
    const who = { userId, realUserId: userId };
    await recordAudit(tx, who, request, now, { what: 'new_password_set', result: 'ok', detail: {} });
    return true;
  });
  if (!isDone) throw over();
  await sessions.endAllOf(userId);
  noticeOfChange(services, request, userId, 'password');
  return username;
}
