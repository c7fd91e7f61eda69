import { randomInt } from 'node:crypto';
import { validateModel, validationModels } from '@portal/domain/validation';
import { ulid } from 'ulid';
import { recordAudit } from '../audit/record-audit.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { sendRecorded } from '../mail/mail-limit.ts';
import { mailsMessages } from '../messages/mails.ts';
import type { Services } from '../services.ts';
import { supplierName } from '../supplier/supplier.ts';
import { life } from './life.ts';
import { takeAttempt } from './login-limit.ts';
import { insertRegistration, numberHash, recipientsFor } from './registrations.ts';

/** Somebody who requests access to an account. */
export interface Applicant {
  readonly accode: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly mobile: string;
}

/** Throws a refusal that names each field of an applicant that is not valid. */
export function checkApplicant(applicant: Applicant): void {
  const { rego_num: _, username: __, new_password: ___, ...model } = validationModels.registration;
  const wrong = Object.entries(validateModel(model, { ...applicant }));
  if (wrong.length > 0) throw invalidFields(wrong.map(([field, [message = '']]) => ({ field, message })));
}

const digitsOfNumber = 8;

/** A random registration number: eight digits, the first of which may be 0. */
export const newRegistrationNumber = (): string =>
  String(randomInt(10 ** digitsOfNumber)).padStart(digitsOfNumber, '0');

/** A registration number as it is written in an email: two groups of four digits. */
export const writtenNumber = (number: string): string => `${number.slice(0, 4)} ${number.slice(4)}`;

/** When a registration number requested at `now` stops working. */
export const registrationExpiry = (now: Date): Date => new Date(now.getTime() + life.registration);

/**
 * SESS-08: takes a request for a registration number of an account. Known and unknown accounts count alike, and the mail for a known one is
 * sent in the background: neither the response nor its timing reveals which accounts exist. Throws a refusal that names each wrong field, and one
 * during a pause after too many requests.
 */
export async function requestRegistrationNumber(
  services: Services,
  request: Pick<ValidatedRequest, 'requestId' | 'address'>,
  applicant: Applicant,
  now: Date,
): Promise<void> {
  checkApplicant(applicant);
  const attempt = { name: `registration:${applicant.accode}`, address: request.address, device: null };
  await takeAttempt(services.database, attempt, now);
  services.backgroundTasks.run('registration number', () => mailRegistrationNumber(services, request, applicant, now));
}

/**
 * SESS-08: emails a new registration number to existing users of the account, or to supplier staff if it has none; they know whether the
 * applicant is one of theirs and pass it on. Stores only the number's hash. Does nothing for an unknown account.
 */
async function mailRegistrationNumber(
  services: Services,
  request: Pick<ValidatedRequest, 'requestId'>,
  { accode, firstname, lastname, email, mobile }: Applicant,
  now: Date,
): Promise<void> {
  const { database, config } = services;
  const recipients = await recipientsFor(database, accode);
  if (recipients.length === 0) return;
  const number = newRegistrationNumber();
  await insertRegistration(database, {
    registration_id: ulid(now.getTime()),
    accode,
    number_hash: numberHash(accode, number),
    firstname,
    lastname,
    email,
    mobile,
    made: now.toISOString(),
    expires: registrationExpiry(now).toISOString(),
  });
  await recordAudit(database, { userId: null, realUserId: null }, request, now, {
    what: 'rego_num_request',
    result: 'ok',
    detail: { accode, email },
  });
  const supplier = supplierName(config);
  const subject = mailsMessages.registration.subject(accode);
  for (const recipient of recipients) {
    const text = mailsMessages.registration.text({
      name: recipient.firstname,
      person: `${firstname} ${lastname}`,
      email,
      supplier,
      account: accode,
      number: writtenNumber(number),
    });
    const who = { userId: recipient.user_id, realUserId: recipient.user_id };
    const mail = { kind: 'registration', recipient: recipient.email, subject, detail: { accode } } as const;
    await sendRecorded(services, who, mail, text);
  }
}
