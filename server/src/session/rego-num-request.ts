import { randomInt } from 'node:crypto';
import { validateModel, validationModels } from '@portal/domain/validation';
import { ulid } from 'ulid';
import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { sendRecorded } from '../mail/mail-limit.ts';
import { mailsMessages } from '../messages/mails.ts';
import { supplierName } from '../supplier/supplier.ts';
import { life } from './life.ts';
import { takeAttempt } from './login-limit.ts';
import { insertRegistration, numberHash, recipientsFor } from './registrations.ts';

/**
 * SESS-08: emails a registration number to existing users of the account, or to supplier staff if it has none; they know whether the
 * applicant is one of theirs and pass it on. The response is the same for an unknown account.
 */
export const regoNumRequest: Handler<'regoNumRequest'> = async (request, services) => {
  const { database, clock, config, backgroundTasks } = services;
  const { accode, firstname, lastname, email, mobile } = request.data;
  const { rego_num: _, username: __, new_password: ___, ...model } = validationModels.registration;
  const wrong = Object.entries(validateModel(model, { accode, firstname, lastname, email, mobile }));
  if (wrong.length > 0) {
    throw invalidFields(wrong.map(([field, [message = '']]) => ({ field, message })));
  }
  const now = clock.now();
  await takeAttempt(database, { name: `registration:${accode}`, address: request.address, device: null }, now);
  backgroundTasks.run('registration number', async () => {
    const recipients = await recipientsFor(database, accode);
    if (recipients.length === 0) return;
    const digits = String(randomInt(100_000_000)).padStart(8, '0');
    await insertRegistration(database, {
      registration_id: ulid(now.getTime()),
      accode,
      number_hash: numberHash(accode, digits),
      firstname,
      lastname,
      email,
      mobile,
      made: now.toISOString(),
      expires: new Date(now.getTime() + life.registration).toISOString(),
    });
    await recordAudit(database, { userId: null, realUserId: null }, request, now, {
      what: 'rego_num_request',
      result: 'ok',
      detail: { accode, email },
    });
    const supplier = supplierName(config);
    for (const recipient of recipients) {
      const text = mailsMessages.registration.text({
        name: recipient.firstname,
        person: `${firstname} ${lastname}`,
        email,
        supplier,
        account: accode,
        number: `${digits.slice(0, 4)} ${digits.slice(4)}`,
      });
      const subject = mailsMessages.registration.subject(accode);
      const who = { userId: recipient.user_id, realUserId: recipient.user_id };
      await sendRecorded(
        services,
        who,
        { kind: 'registration', recipient: recipient.email, subject, detail: { accode } },
        text,
      );
    }
  });
  return { data: {} };
};
