import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { onlyAuthorised } from '../session/authorised.ts';
import { notSelf, userToChange } from './rules.ts';
import { setDisabled } from './store.ts';

export const usersSetDisabled: Handler<'usersSetDisabled'> = async (request, { database, sessions, clock }) => {
  const caller = signedIn(request.caller);
  const now = clock.now();
  await onlyAuthorised(database, caller, now);
  const { user_id, disabled } = request.data;
  const { username } = await userToChange(database, caller, user_id, now);
  notSelf(caller, user_id);
  await database.transaction(async (tx) => {
    await setDisabled(tx, user_id, disabled);
    const what = disabled ? 'user_disable' : 'user_enable';
    await recordAudit(tx, caller, request, now, { what, result: 'ok', detail: { user_id, username } });
  });
  return { data: { ended: disabled ? await sessions.endAllOf(user_id) : 0 } };
};
