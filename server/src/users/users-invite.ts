import { validationModels } from '@portal/domain/validation';
import { ulid } from 'ulid';
import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { StatementError } from '../db/errors.ts';
import { usersMessages } from '../messages/users.ts';
import { writeAddedUser } from '../orders-out/added-user.ts';
import { signedIn } from '../session/access.ts';
import { onlyAuthorised } from '../session/authorised.ts';
import { mailPasswordLink } from './mail-password-link.ts';
import { checkFields, onlyAllowedType } from './rules.ts';
import { insertUser } from './store.ts';

/** Adds a user, then mails the link. The user stays if the mail fails: the operator can send it again. */
export const usersInvite: Handler<'usersInvite'> = async (request, services) => {
  const { database, clock } = services;
  const caller = signedIn(request.caller);
  const now = clock.now();
  await onlyAuthorised(database, caller, now);
  const { data } = request;
  onlyAllowedType(caller, data.user_type);
  await checkFields(database, validationModels.user, data);
  const user = { ...data, user_id: ulid(now.getTime()), password_hash: null };
  const { username, user_type, accounts } = user;
  try {
    await database.transaction(async (tx) => {
      await insertUser(tx, user);
      await writeAddedUser(tx, { ...user, added_by: 'invited' }, now);
      const detail = { user_id: user.user_id, username, type: user_type, accounts };
      await recordAudit(tx, caller, request, now, { what: 'user_add', result: 'ok', detail });
    });
  } catch (error) {
    if (error instanceof StatementError && error.code === '23505') {
      throw invalidFields([{ field: 'username', message: usersMessages.nameTaken }]);
    }
    throw error;
  }
  const mailed = await mailPasswordLink(services, user, 'invitation', request.origin).then(
    () => true,
    (error: unknown) => {
      request.log.warn({ err: error }, 'an invitation could not be mailed');
      return false;
    },
  );
  return { data: { user_id: user.user_id, mailed } };
};
