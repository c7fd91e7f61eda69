import { dateLocale } from '@portal/domain/format';
import type { ValidatedRequest } from '../calls/handler.ts';
import { readReference } from '../catalogue/reference.ts';
import { sendNotice } from '../mail/mail-limit.ts';
import { mailsMessages } from '../messages/mails.ts';
import type { Services } from '../services.ts';
import { supplierName } from '../supplier/supplier.ts';
import { contactOf } from './users.ts';

const { securityNotice } = mailsMessages;

export type SecurityChange = keyof typeof securityNotice.changes;

type MailServices = Pick<Services, 'database' | 'clock' | 'config' | 'mailer'>;

/** Such as `24 November 2026 at 6:57 am AEDT`: the reader's time zone is not known, so the supplier's is named. */
const timeOf = (now: Date, timeZone: string): string => {
  const day = now.toLocaleDateString(dateLocale, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
  const time = now.toLocaleTimeString(dateLocale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  return securityNotice.time(day, time);
};

/**
 * Notifies a user by mail that their sign-in was changed, so that a change by somebody else does not go unnoticed. Sent in the
 * background, so that a slow mail server does not block the change.
 */
export function noticeOfChange(
  services: MailServices & Pick<Services, 'backgroundTasks'>,
  { origin }: Pick<ValidatedRequest<unknown>, 'origin'>,
  userId: string,
  change: SecurityChange,
): void {
  const { database, clock, config, backgroundTasks } = services;
  const now = clock.now();
  backgroundTasks.run('security notice', async () => {
    const user = await contactOf(database, userId);
    if (!user?.email) return;
    const words = securityNotice.changes[change];
    const supplier = supplierName(config);
    const text = securityNotice.text({
      name: user.firstname,
      change: words,
      supplier,
      time: timeOf(now, (await readReference(database)).time_zone),
      link: `${origin}/new-password`,
    });
    const subject = securityNotice.subject(words, supplier);
    const mail = { kind: 'security', recipient: user.email, subject, detail: { change } };
    await sendNotice(services, { userId, realUserId: userId }, mail, text);
  });
}

/** Notifies a user at the former mail address that an operator has changed it. Does nothing if there was none or it is the same. */
export async function mailChangeOfAddress(
  services: MailServices,
  before: { readonly user_id: string; readonly firstname: string; readonly email: string },
  email: string,
): Promise<void> {
  if (before.email === '' || before.email === email) return;
  const { database, clock, config } = services;
  const { addressChanged: change } = securityNotice;
  const supplier = supplierName(config);
  const time = timeOf(clock.now(), (await readReference(database)).time_zone);
  const text = securityNotice.addressText({ name: before.firstname, change, supplier, time });
  const mail = {
    kind: 'security',
    recipient: before.email,
    subject: securityNotice.subject(change, supplier),
    detail: { change: 'email' },
  };
  await sendNotice(services, { userId: before.user_id, realUserId: before.user_id }, mail, text);
}
