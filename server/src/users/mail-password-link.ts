import { sendNotice } from '../mail/mail-limit.ts';
import { mailsMessages } from '../messages/mails.ts';
import type { Services } from '../services.ts';
import { life } from '../session/life.ts';
import { supplierName } from '../supplier/supplier.ts';
import { newPasswordLink } from './store.ts';

interface Recipient {
  readonly user_id: string;
  readonly username: string;
  readonly firstname: string;
  readonly email: string;
}

/** Mails a user a link to choose a password: an invitation, or a new password that an operator started. Throws if it was not sent. */
export async function mailPasswordLink(
  services: Pick<Services, 'database' | 'clock' | 'mailer' | 'config'>,
  user: Recipient,
  kind: 'invitation' | 'new_password',
  origin: string,
): Promise<void> {
  const { database, clock, config } = services;
  const link = await newPasswordLink(database, user.user_id, origin, clock.now());
  const supplier = supplierName(config);
  const texts = kind === 'invitation' ? mailsMessages.invitation : mailsMessages.operatorPassword;
  const hours = life.firstPassword / 3_600_000;
  const name = user.firstname || user.username;
  const text = texts.text({ name, username: user.username, supplier, hours, link, again: `${origin}/new-password` });
  const who = { userId: user.user_id, realUserId: user.user_id };
  await sendNotice(services, who, { kind, recipient: user.email, subject: texts.subject(supplier), detail: {} }, text);
}
