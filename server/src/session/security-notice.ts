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

interface Notified {
  readonly userId: string;
  readonly email: string;
}

/** Mails a notice of a change. `textOf` gets the texts that all these mails share. */
async function mailChange(
  services: MailServices,
  { userId, email }: Notified,
  what: { readonly name: string; readonly words: string },
  textOf: (said: { readonly change: string; readonly supplier: string; readonly time: string }) => string,
): Promise<void> {
  const { database, clock, config } = services;
  const supplier = supplierName(config);
  const time = timeOf(clock.now(), (await readReference(database)).time_zone);
  const subject = securityNotice.subject(what.words, supplier);
  const mail = { kind: 'security', recipient: email, subject, detail: { change: what.name } };
  await sendNotice(services, { userId, realUserId: userId }, mail, textOf({ change: what.words, supplier, time }));
}

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
  services.backgroundTasks.run('security notice', async () => {
    const user = await contactOf(services.database, userId);
    if (!user?.email) return;
    const what = { name: change, words: securityNotice.changes[change] };
    const link = `${origin}/new-password`;
    await mailChange(services, { userId, email: user.email }, what, (said) =>
      securityNotice.text({ name: user.firstname, link, ...said }),
    );
  });
}

/** Notifies a user at the former mail address that an operator has changed it. Does nothing if there was none or it is the same. */
export async function mailChangeOfAddress(
  services: MailServices,
  {
    user_id: userId,
    firstname: name,
    email,
  }: { readonly user_id: string; readonly firstname: string; readonly email: string },
  newEmail: string,
): Promise<void> {
  if (email === '' || email === newEmail) return;
  const what = { name: 'email', words: securityNotice.addressChanged };
  await mailChange(services, { userId, email }, what, (said) => securityNotice.addressText({ name, ...said }));
}
