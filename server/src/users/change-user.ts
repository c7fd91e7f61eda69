import { validationModels } from '@portal/domain/validation';
import { recordAudit } from '../audit/record-audit.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';
import { mailChangeOfAddress } from '../session/security-notice.ts';
import { checkFields, notSelf, onlyAllowedType, userToChange } from './rules.ts';
import { changesOf, type StoredUser, type UserFields, updateUser } from './store.ts';

/**
 * Changes a user's details and returns the user as stored, with an entry in the audit log and a notice to a replaced email address. A new
 * type ends the user's sessions, so that no session continues with the old rights. Throws a refusal if the user does not exist, if the
 * caller may not change them or give them the type, if callers change their own type, or if a field is invalid.
 */
export async function changeUser(
  services: Services,
  request: Pick<ValidatedRequest, 'requestId'>,
  caller: Caller,
  { user_id, ...fields }: UserFields & { readonly user_id: string },
  now: Date,
): Promise<StoredUser> {
  const { database, sessions, backgroundTasks } = services;
  const before = await userToChange(database, caller, user_id, now);
  const isNewType = fields.user_type !== before.user_type;
  if (isNewType) notSelf(caller, user_id);
  onlyAllowedType(caller, fields.user_type);
  const { username: _, ...model } = validationModels.user;
  await checkFields(database, model, fields);
  const changes = changesOf(before, fields);
  await database.transaction(async (tx) => {
    await updateUser(tx, user_id, fields);
    const detail = { user_id, username: before.username, changes };
    await recordAudit(tx, caller, request, now, { what: 'user_set', result: 'ok', detail });
  });
  if (isNewType) await sessions.endAllOf(user_id);
  backgroundTasks.run('security notice', () => mailChangeOfAddress(services, before, fields.email));
  return userToChange(database, caller, user_id, now);
}
