import type { Handler } from '../calls/handler.ts';
import { attemptOf } from './known-device.ts';
import { takeAttempt } from './login-limit.ts';
import { mailNewPassword } from './mail-new-password.ts';

/** SESS-08: known, unknown and disabled names get the same response and count alike; the mail for a known one is sent after it. */
export const newPasswordRequest: Handler<'newPasswordRequest'> = async (request, services) => {
  const { database, clock, backgroundTasks } = services;
  const now = clock.now();
  const name = request.data.username.trim();
  await takeAttempt(database, { ...attemptOf(request, services, name, `reset:${name}`), kind: 'mail' }, now);
  backgroundTasks.run('new password', () => mailNewPassword(services, request, name, now));
  return { data: {} };
};
