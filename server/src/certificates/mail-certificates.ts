import { validationTexts } from '@portal/domain/validation';
import type { ValidatedRequest } from '../calls/handler.ts';
import { invalidFields, Refusal } from '../calls/refusal.ts';
import { recordMail, recordMailResult } from '../mail/mail-limit.ts';
import { certificatesMessages } from '../messages/certificates.ts';
import { mailsMessages } from '../messages/mails.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';
import { contactOf } from '../session/users.ts';
import { readSupplier } from '../supplier/supplier.ts';
import { certificateFileName, certificatePdf } from './certificate-pdf.ts';
import { readCertificates } from './read-certificates.ts';

const notSent = () =>
  new Refusal('mail_not_sent', {
    action: 'display_message',
    user_message: certificatesMessages.mailNotSent,
  });

export interface CertificatesMail {
  readonly certificate_nos: readonly string[];
  /** The user's own address if absent. */
  readonly email?: string | undefined;
  readonly message?: string | undefined;
}

/**
 * CERT-01: mails certificates as one PDF and returns the address and their numbers. Recorded before sending, so that failed attempts count
 * towards the limit. Throws a refusal if a certificate is unknown, there is no address, too many mails were requested, or the mail was not
 * sent.
 */
export async function mailCertificates(
  { database, clock, config, mailer }: Pick<Services, 'database' | 'clock' | 'config' | 'mailer'>,
  { log }: Pick<ValidatedRequest, 'log'>,
  who: Caller,
  request: CertificatesMail,
): Promise<{ readonly email: string; readonly certificate_nos: string[] }> {
  const certificates = await readCertificates(database, request.certificate_nos);
  const user = await contactOf(database, who.userId);
  const email = request.email ?? user?.email ?? '';
  if (email === '') throw invalidFields([{ field: 'email', message: validationTexts.required }]);
  const certificate_nos = certificates.map((each) => each.certificate_no);
  const subject = mailsMessages.certificates.subject(certificate_nos);
  const id = await recordMail(
    database,
    who,
    { kind: 'certificates', recipient: email, subject, detail: { certificate_nos } },
    clock.now(),
  );
  const lines = certificates.map(({ certificate_no, stock_code, batch }) =>
    mailsMessages.certificates.line(certificate_no, stock_code, batch),
  );
  const sender = `${user?.firstname ?? ''} ${user?.lastname ?? ''}`.trim() || who.username;
  const { name: supplier } = await readSupplier(database, config);
  const text = mailsMessages.certificates.text({ sender, supplier, lines, message: request.message });
  try {
    const content = await certificatePdf(certificates, supplier);
    const filename = certificateFileName(certificates);
    await mailer.send({
      to: email,
      subject,
      text,
      attachments: [{ filename, contentType: 'application/pdf', content }],
    });
  } catch (error) {
    log.error({ err: error }, 'a mail was not sent');
    await recordMailResult(database, id, clock.now(), error instanceof Error ? error.message.slice(0, 500) : 'failed');
    throw notSent();
  }
  await recordMailResult(database, id, clock.now(), null);
  return { email, certificate_nos };
}
