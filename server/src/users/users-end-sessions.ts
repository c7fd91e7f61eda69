import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { onlyAuthorised } from '../session/authorised.ts';
import { userToChange } from './rules.ts';

export const usersEndSessions: Handler<'usersEndSessions'> = async (request, { database, sessions, clock }) => {
  const caller = signedIn(request.caller);
  const now = clock.now();
  await onlyAuthorised(database, caller, now);
  const { user_id, username } = await userToChange(database, caller, request.data.user_id, now);
  const ended = await sessions.endAllOf(user_id);
  const detail = { user_id, username, ended };
  await recordAudit(database, caller, request, now, { what: 'sessions_end', result: 'ok', detail });
  return { data: { ended } };
};
