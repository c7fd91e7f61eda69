import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { onlyAuthorised } from '../session/authorised.ts';
import { removeFactor } from '../session/second-factor.ts';
import { noticeOfChange } from '../session/security-notice.ts';
import { userToChange } from './rules.ts';

export const usersResetSecondFactor: Handler<'usersResetSecondFactor'> = async (request, services) => {
  const { database, sessions, clock } = services;
  const caller = signedIn(request.caller);
  const now = clock.now();
  await onlyAuthorised(database, caller, now);
  const { user_id, username } = await userToChange(database, caller, request.data.user_id, now);
  const was_on = await removeFactor(database, user_id);
  const ended = await sessions.endAllOf(user_id);
  const detail = { user_id, username, was_on, ended };
  await recordAudit(database, caller, request, now, { what: 'user_reset_second_factor', result: 'ok', detail });
  if (was_on) noticeOfChange(services, request, user_id, 'second_factor_off');
  return { data: { was_on, ended } };
};
