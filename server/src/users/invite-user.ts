import { validationModels } from '@portal/domain/validation';
import { ulid } from 'ulid';
import { recordAudit } from '../audit/record-audit.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { StatementError } from '../db/errors.ts';
import { usersMessages } from '../messages/users.ts';
import { writeAddedUser } from '../orders-out/added-user.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';
import { mailPasswordLink } from './mail-password-link.ts';
import { checkFields, onlyAllowedType } from './rules.ts';
import { insertUser, type UserFields } from './store.ts';

export interface InvitedUser {
  readonly user_id: string;
  /** Whether the link was mailed. If not, an operator can send it again. */
  readonly mailed: boolean;
}

/**
 * Adds a user without a password, with an entry in the audit log and an event for other systems, then mails the link to choose one. The
 * user stays if the mail fails. Throws a refusal if the caller may not add users of the type, if a field is invalid, or if the user name
 * is taken.
 */
export async function inviteUser(
  services: Pick<Services, 'database' | 'clock' | 'mailer' | 'config'>,
  request: Pick<ValidatedRequest, 'requestId' | 'origin' | 'log'>,
  caller: Caller,
  fields: UserFields & { readonly username: string },
  now: Date,
): Promise<InvitedUser> {
  onlyAllowedType(caller, fields.user_type);
  await checkFields(services.database, validationModels.user, fields);
  const user = { ...fields, user_id: ulid(now.getTime()), password_hash: null };
  const { user_id, username, user_type, accounts } = user;
  try {
    await services.database.transaction(async (tx) => {
      await insertUser(tx, user);
      await writeAddedUser(tx, { ...user, added_by: 'invited' }, now);
      const detail = { user_id, username, type: user_type, accounts };
      await recordAudit(tx, caller, request, now, { what: 'user_add', result: 'ok', detail });
    });
  } catch (error) {
    if (error instanceof StatementError && error.code === '23505') {
      throw invalidFields([{ field: 'username', message: usersMessages.nameTaken }]);
    }
    throw error;
  }
  try {
    await mailPasswordLink(services, user, 'invitation', request.origin);
    return { user_id, mailed: true };
  } catch (error) {
    request.log.warn({ err: error }, 'an invitation could not be mailed');
    return { user_id, mailed: false };
  }
}
