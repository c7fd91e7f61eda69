import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import { usersMessages } from '../messages/users.ts';
import { signedIn } from '../session/access.ts';
import { onlyAuthorised } from '../session/authorised.ts';
import { removeFactor } from '../session/second-factor.ts';
import { noticeOfChange } from '../session/security-notice.ts';
import { changeUser } from './change-user.ts';
import { detailOf, notSelf, userToChange } from './rules.ts';
import { sendPasswordLink } from './send-password-link.ts';
import { listAccounts, listUsers, readUser, setDisabled } from './store.ts';

export const accountsList: Handler<'accountsList'> = async ({ data }, { database }) => ({
  data: await listAccounts(database, data),
});

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

export const usersGet: Handler<'usersGet'> = async (request, { database, clock }) => {
  const user = await readUser(database, { userId: request.data.user_id }, clock.now());
  if (!user) {
    throw new Refusal('user_not_found', { action: 'display_message', user_message: usersMessages.notFound });
  }
  return { data: { user: detailOf(signedIn(request.caller), user) } };
};

export const usersList: Handler<'usersList'> = async ({ data }, { database, clock }) => ({
  data: await listUsers(database, data, clock.now()),
});

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

export const usersSendPasswordLink: Handler<'usersSendPasswordLink'> = async (request, services) => {
  const caller = signedIn(request.caller);
  const now = services.clock.now();
  await onlyAuthorised(services.database, caller, now);
  return { data: { email: await sendPasswordLink(services, request, caller, request.data.user_id, now) } };
};

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

export const usersUpdate: Handler<'usersUpdate'> = async (request, services) => {
  const caller = signedIn(request.caller);
  const now = services.clock.now();
  await onlyAuthorised(services.database, caller, now);
  return { data: { user: detailOf(caller, await changeUser(services, request, caller, request.data, now)) } };
};

export { usersInvite } from './users-invite.ts';
