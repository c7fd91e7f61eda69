import { recordAudit } from '../audit/record-audit.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import { sendNotice } from '../mail/mail-limit.ts';
import { mailsMessages } from '../messages/mails.ts';
import type { Services } from '../services.ts';
import { supplierName } from '../supplier/supplier.ts';
import { attemptOf } from './known-device.ts';
import { life } from './life.ts';
import { takeAttempt } from './login-limit.ts';
import { insertReset, resetMail, userToMail } from './password-resets.ts';
import { hashOf, newToken } from './tokens.ts';

/** Links mailed to one user within the life of a link; the last one stays valid until it expires. */
const mostLinks = 5;

/**
 * SESS-08: takes a request for a new password. Known, unknown and disabled names count alike, and the mail for a known one is sent in the
 * background: neither the response nor its timing reveals which names exist. Throws a refusal during a pause after too many requests.
 */
export async function requestNewPassword(
  services: Services,
  request: Pick<ValidatedRequest, 'requestId' | 'origin' | 'address' | 'devices'>,
  username: string,
  now: Date,
): Promise<void> {
  const name = username.trim();
  await takeAttempt(services.database, { ...attemptOf(request, services, name, `reset:${name}`), kind: 'mail' }, now);
  services.backgroundTasks.run('new password', () => mailNewPassword(services, request, name, now));
}

/**
 * SESS-08: mails a user a link to choose a new password. Does nothing for an unknown or disabled name, and after five links. Strangers who
 * request links for somebody cannot keep the owner out: the last mailed link works, whatever they request after it.
 */
async function mailNewPassword(
  services: Services,
  request: Pick<ValidatedRequest, 'requestId' | 'origin'>,
  name: string,
  now: Date,
): Promise<void> {
  const { database, config } = services;
  const user = await userToMail(database, name);
  if (!user) return;
  const token = newToken();
  const expires = new Date(now.getTime() + life.reset).toISOString();
  const reset = { token_hash: hashOf(token), user_id: user.user_id, made: now.toISOString(), expires };
  if (!(await insertReset(database, reset, mostLinks))) return;
  const who = { userId: user.user_id, realUserId: user.user_id };
  await recordAudit(database, who, request, now, { what: 'new_password_request', result: 'ok', detail: {} });
  const supplier = supplierName(config);
  // In the fragment, so that the token never reaches a log or a Referer header.
  const link = `${request.origin}/new-password#token=${token}`;
  const minutes = life.reset / 60_000;
  const text = mailsMessages.newPassword.text({ name: user.firstname || name, supplier, minutes, link });
  const subject = mailsMessages.newPassword.subject(supplier);
  // Without the hourly limit, which strangers could use up with requests for this user.
  await sendNotice(services, who, { kind: resetMail, recipient: user.email, subject, detail: {} }, text);
}
