import { validateField, validationModels } from '@portal/domain/validation';
import { ulid } from 'ulid';
import { recordAudit } from '../audit/record-audit.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { StatementError } from '../db/errors.ts';
import { sessionMessages } from '../messages/session.ts';
import { writeAddedUser } from '../orders-out/added-user.ts';
import type { Services } from '../services.ts';
import { forgetAttempts, takeAttempt } from './login-limit.ts';
import { hashPassword } from './password.ts';
import { passwordFault } from './password-fault.ts';
import { numberHash, pendingRegistration, takeRegistration } from './registrations.ts';
import { insertCustomer } from './users.ts';

const field = (name: string, message: string) => invalidFields([{ field: name, message }]);

export interface Registration {
  readonly accode: string;
  readonly rego_num: string;
  readonly username: string;
  readonly new_password: string;
}

/**
 * SESS-08: adds a customer user of an account by its registration number, with an entry in the audit log and an event for other systems.
 * The number is checked first, so that a stranger cannot probe for user names; attempts are counted per account. Throws a refusal that
 * names the wrong field, and one during a pause.
 */
export async function registerUser(
  { database, config }: Pick<Services, 'database' | 'config'>,
  request: Pick<ValidatedRequest, 'requestId' | 'address'>,
  { accode, rego_num, username, new_password }: Registration,
  now: Date,
): Promise<void> {
  const attempt = { name: `rego_num:${accode}`, address: request.address, device: null };
  await takeAttempt(database, attempt, now);
  const pending = await pendingRegistration(database, accode, numberHash(accode, rego_num), now);
  if (!pending) throw field('rego_num', sessionMessages.registration.wrongNumber);
  await forgetAttempts(database, attempt);
  const [fault] = validateField(validationModels.registration.username, username);
  if (fault) throw field('username', fault);
  const weak = await passwordFault(config, new_password, username);
  if (weak) throw field('new_password', weak);
  const hash = await hashPassword(new_password);
  const userId = ulid(now.getTime());
  const { registration_id, ...person } = pending;
  try {
    await database.transaction(async (tx) => {
      if (!(await takeRegistration(tx, registration_id, now)))
        throw field('rego_num', sessionMessages.registration.numberUsed);
      await insertCustomer(tx, { ...person, user_id: userId, username, accode, password_hash: hash });
      const added = { ...person, username, user_type: 'customer', accounts: [accode], added_by: 'registered' } as const;
      await writeAddedUser(tx, added, now);
      const detail = { accode, username };
      const who = { userId, realUserId: userId };
      await recordAudit(tx, who, request, now, { what: 'rego_num_submit', result: 'ok', detail });
    });
  } catch (error) {
    if (error instanceof StatementError && error.code === '23505')
      throw field('username', sessionMessages.registration.userNameTaken);
    throw error;
  }
}
