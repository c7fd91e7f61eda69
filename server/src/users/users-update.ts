import { validationModels } from '@portal/domain/validation';
import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { onlyAuthorised } from '../session/authorised.ts';
import { checkFields, detailOf, notSelf, onlyAllowedType, userToChange } from './rules.ts';
import { changesOf, updateUser } from './store.ts';

/** A new type ends the sessions, so that nothing begun with the old one goes on. */
export const usersUpdate: Handler<'usersUpdate'> = async (request, { database, sessions, clock }) => {
  const caller = signedIn(request.caller);
  const now = clock.now();
  await onlyAuthorised(database, caller, now);
  const { user_id, ...fields } = request.data;
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
  return { data: { user: detailOf(caller, await userToChange(database, caller, user_id, now)) } };
};
