import type { Handler } from '../calls/handler.ts';
import { recordAudit } from '../documents/audit.ts';
import { sendRecorded } from '../mail/mail-limit.ts';
import { mailsMessages } from '../messages/mails.ts';
import { supplierName } from '../supplier/supplier.ts';
import { life } from './life.ts';
import { takeAttempt } from './login-limit.ts';
import { insertReset, userToMail } from './password-resets.ts';
import { hashOf, newToken } from './tokens.ts';

/**
 * SESS-08: known, unknown and disabled names get the same response and count alike; the mail for a known one is sent after the response.
 */
export const newPasswordRequest: Handler<'newPasswordRequest'> = async (request, services) => {
  const { database, clock, config, backgroundTasks } = services;
  const now = clock.now();
  const name = request.data.username.trim();
  await takeAttempt(database, `reset:${name}`, request.address, now);
  backgroundTasks.run('new password', async () => {
    const user = await userToMail(database, name);
    if (!user) return;
    const token = newToken();
    const expires = new Date(now.getTime() + life.reset).toISOString();
    await insertReset(database, { token_hash: hashOf(token), user_id: user.user_id, made: now.toISOString(), expires });
    const who = { userId: user.user_id, realUserId: user.user_id };
    await recordAudit(database, who, request, now, { what: 'new_password_request', result: 'ok', detail: {} });
    const supplier = supplierName(config.product);
    // In the fragment, so that the token never reaches a log or a Referer header.
    const link = `${request.origin}/new-password#token=${token}`;
    const minutes = life.reset / 60_000;
    const text = mailsMessages.newPassword.text({ name: user.firstname || name, supplier, minutes, link });
    const subject = mailsMessages.newPassword.subject(supplier);
    await sendRecorded(services, who, { kind: 'new_password', recipient: user.email, subject, detail: {} }, text);
  });
  return { data: {} };
};
