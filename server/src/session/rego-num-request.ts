import { randomInt } from 'node:crypto';
import { validateModel, validationModels } from '@portal/domain/validation';
import { ulid } from 'ulid';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { recordAudit } from '../documents/audit.ts';
import { sendRecorded } from '../mail/mail-limit.ts';
import { supplierName } from '../web/supplier-name.ts';
import { life } from './life.ts';
import { takeAttempt } from './login-limit.ts';
import { numberHash } from './registration-number.ts';

type Recipient = Pick<Tables['portal_user'], 'user_id' | 'email' | 'firstname'>;

const mostRecipients = 3;

/**
 * SESS-08: a registration number goes to people who use the account already, and where there are none to the supplier's own: they know
 * whether whoever asks is one of theirs, and pass it on. An account that is not there is answered alike.
 */
export const regoNumRequest: Handler<'regoNumRequest'> = async (asked, services) => {
  const { database, clock, config, backgroundTasks } = services;
  const { accode, firstname, lastname, email, mobile } = asked.data;
  const { rego_num: _, username: __, new_password: ___, ...model } = validationModels.registration;
  const wrong = Object.entries(validateModel(model, { accode, firstname, lastname, email, mobile }));
  if (wrong.length > 0) {
    throw invalidFields(wrong.map(([field, [message = '']]) => ({ field, message })));
  }
  const now = clock.now();
  await takeAttempt(database, `registration:${accode}`, asked.address, now);
  backgroundTasks.run('registration number', async () => {
    const recipients = await database.query<Recipient>(sql`
      SELECT user_id, email, firstname FROM (
        SELECT u.user_id, u.email, u.firstname, 0 AS place, u.primary_accode = ${accode} AS own
        FROM user_account ua JOIN portal_user u USING (user_id)
        WHERE ua.accode = ${accode} AND NOT u.disabled AND u.email <> ''
        UNION ALL
        SELECT user_id, email, firstname, 1, false FROM portal_user
        WHERE user_type IN ('staff', 'it') AND NOT disabled AND email <> ''
          AND EXISTS (SELECT 1 FROM account WHERE accode = ${accode})
          AND NOT EXISTS (SELECT 1 FROM user_account WHERE accode = ${accode})
      ) AS known ORDER BY place, own DESC, user_id LIMIT ${mostRecipients}`);
    if (recipients.length === 0) return;
    const digits = String(randomInt(100_000_000)).padStart(8, '0');
    await database.query(sql`
      INSERT INTO registration (registration_id, accode, number_hash, firstname, lastname, email, mobile, made, expires)
      VALUES (${ulid(now.getTime())}, ${accode}, ${numberHash(accode, digits)}, ${firstname}, ${lastname}, ${email}, ${mobile},
        ${now.toISOString()}, ${new Date(now.getTime() + life.registration).toISOString()})`);
    await recordAudit(database, { userId: null, realUserId: null }, asked, now, {
      what: 'rego_num_request',
      result: 'ok',
      detail: { accode, email },
    });
    const supplier = supplierName(config.product);
    for (const recipient of recipients) {
      const text = [
        `Hello ${recipient.firstname},`,
        `${firstname} ${lastname} (${email}) asks to order at ${supplier} on the account ${accode}.`,
        'If that is right, pass this registration number on to them. It is good once, within seven days:',
        `${digits.slice(0, 4)} ${digits.slice(4)}`,
        'If it is not, you need do nothing.',
      ].join('\n\n');
      const subject = `Registration for the account ${accode}`;
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
