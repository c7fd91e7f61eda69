import type { ValidatedRequest } from '../calls/handler.ts';
import { sendNotice } from '../mail/mail-limit.ts';
import type { Services } from '../services.ts';
import { supplierName } from '../web/supplier-name.ts';
import { contactOf } from './users.ts';

/** Subject and first sentence of the mail for each change. */
const changes = {
  password: { subject: 'Your password was changed', words: 'Your password was changed' },
  second_factor_on: { subject: 'Two-step sign-in was turned on', words: 'Two-step sign-in was turned on' },
  second_factor_off: { subject: 'Two-step sign-in was turned off', words: 'Two-step sign-in was turned off' },
} as const;

export type SecurityChange = keyof typeof changes;

/** `22 November 2026 at 19:22 UTC` */
const timeOf = (now: Date): string => {
  const day = now.toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const time = now.toLocaleTimeString('en-AU', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  return `${day} at ${time} UTC`;
};

/**
 * Notifies a user by mail that their sign-in was changed, so that a change by somebody else does not go unnoticed. Sent in the
 * background, so that a slow mail server does not block the change.
 */
export function noticeOfChange(
  services: Pick<Services, 'database' | 'clock' | 'config' | 'mailer' | 'backgroundTasks'>,
  { origin }: Pick<ValidatedRequest<unknown>, 'origin'>,
  userId: string,
  change: SecurityChange,
): void {
  const { database, clock, config, backgroundTasks } = services;
  const now = clock.now();
  backgroundTasks.run('security notice', async () => {
    const user = await contactOf(database, userId);
    if (!user?.email) return;
    const { subject, words } = changes[change];
    const supplier = supplierName(config.product);
    const text = [
      `Hello ${user.firstname},`,
      `${words} for ${supplier} on ${timeOf(now)}. Your other sessions have been signed out.`,
      'If this was you, you don’t need to do anything.',
      `If it wasn’t you, choose a new password now and contact your branch:\n${origin}/new-password`,
    ].join('\n\n');
    const mail = { kind: 'security', recipient: user.email, subject: `${subject} (${supplier})`, detail: { change } };
    await sendNotice(services, { userId, realUserId: userId }, mail, text);
  });
}
