import { validateField, validationModels } from '@portal/domain/validation';
import { ulid } from 'ulid';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { sql } from '../db/database.ts';
import { StatementError } from '../db/errors.ts';
import type { Tables } from '../db/schema.ts';
import { recordAudit } from '../documents/audit.ts';
import { forgetAttempts, takeAttempt } from './login-limit.ts';
import { hashPassword } from './password.ts';
import { passwordFault } from './password-fault.ts';
import { numberHash } from './registration-number.ts';

const field = (name: string, message: string) => invalidFields([{ field: name, message }]);

type Waiting = Pick<Tables['registration'], 'registration_id' | 'firstname' | 'lastname' | 'email' | 'mobile'>;

/** SESS-08: the number first, so that a stranger learns nothing of user names; guesses are counted for the account. */
export const regoNumSubmit: Handler<'regoNumSubmit'> = async (asked, { database, clock, config }) => {
  const { accode, rego_num, username, new_password } = asked.data;
  const now = clock.now();
  const counted = `rego_num:${accode}`;
  await takeAttempt(database, counted, asked.address, now);
  const [waiting] = await database.query<Waiting>(sql`
    SELECT registration_id, firstname, lastname, email, mobile FROM registration
    WHERE accode = ${accode} AND number_hash = ${numberHash(accode, rego_num)} AND used IS NULL
      AND expires > ${now.toISOString()}`);
  if (!waiting) throw field('rego_num', 'This is no registration number of the account, or no longer');
  await forgetAttempts(database, counted, asked.address);
  const [fault] = validateField(validationModels.registration.username, username);
  if (fault) throw field('username', fault);
  const weak = await passwordFault(config, new_password, username);
  if (weak) throw field('new_password', weak);
  const hash = await hashPassword(new_password);
  const userId = ulid(now.getTime());
  try {
    await database.transaction(async (tx) => {
      const taken = await tx.query(sql`
        UPDATE registration SET used = ${now.toISOString()}
        WHERE registration_id = ${waiting.registration_id} AND used IS NULL RETURNING registration_id`);
      if (taken.length === 0) throw field('rego_num', 'The number was used already');
      await tx.query(sql`
        INSERT INTO portal_user (user_id, username, firstname, lastname, email, mobile, user_type, primary_accode, password_hash)
        VALUES (${userId}, ${username}, ${waiting.firstname}, ${waiting.lastname}, ${waiting.email}, ${waiting.mobile},
          'customer', ${accode}, ${hash})`);
      await tx.query(sql`INSERT INTO user_account (user_id, accode, position) VALUES (${userId}, ${accode}, 0)`);
      await recordAudit(tx, { userId, realUserId: userId }, asked, now, {
        what: 'rego_num_submit',
        result: 'ok',
        detail: { accode, username },
      });
    });
  } catch (error) {
    if (error instanceof StatementError && error.code === '23505') throw field('username', 'Taken already');
    throw error;
  }
  return { data: { username } };
};
