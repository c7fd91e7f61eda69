import type { Handler, ValidatedRequest } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import { usersMessages } from '../messages/users.ts';
import type { Services } from '../services.ts';
import { signedIn } from '../session/access.ts';
import { onlyAuthorised } from '../session/authorised.ts';
import type { Caller } from '../session/caller.ts';
import { disableUser, endSessionsOfUser, resetSecondFactor } from './change-access.ts';
import { changeUser } from './change-user.ts';
import { inviteUser } from './invite-user.ts';
import { detailOf } from './rules.ts';
import { sendPasswordLink } from './send-password-link.ts';
import { listAccounts, listUsers, readUser } from './store.ts';

/** The caller, who has re-entered the password, and the time. Throws a refusal if the password was not re-entered. */
async function authorised(
  { caller }: Pick<ValidatedRequest, 'caller'>,
  { database, clock }: Services,
): Promise<{ readonly caller: Caller; readonly now: Date }> {
  const who = signedIn(caller);
  const now = clock.now();
  await onlyAuthorised(database, who, now);
  return { caller: who, now };
}

export const accountsList: Handler<'accountsList'> = async ({ data }, { database }) => ({
  data: await listAccounts(database, data),
});

export const usersEndSessions: Handler<'usersEndSessions'> = async (request, services) => {
  const { caller, now } = await authorised(request, services);
  return { data: { ended: await endSessionsOfUser(services, request, caller, request.data.user_id, now) } };
};

export const usersGet: Handler<'usersGet'> = async (request, { database, clock }) => {
  const user = await readUser(database, { userId: request.data.user_id }, clock.now());
  if (!user) {
    throw new Refusal('user_not_found', { action: 'display_message', user_message: usersMessages.notFound });
  }
  return { data: { user: detailOf(signedIn(request.caller), user) } };
};

/** Adds a user and mails the link. */
export const usersInvite: Handler<'usersInvite'> = async (request, services) => {
  const { caller, now } = await authorised(request, services);
  return { data: await inviteUser(services, request, caller, request.data, now) };
};

export const usersList: Handler<'usersList'> = async ({ data }, { database, clock }) => ({
  data: await listUsers(database, data, clock.now()),
});

export const usersResetSecondFactor: Handler<'usersResetSecondFactor'> = async (request, services) => {
  const { caller, now } = await authorised(request, services);
  return { data: await resetSecondFactor(services, request, caller, request.data.user_id, now) };
};

export const usersSendPasswordLink: Handler<'usersSendPasswordLink'> = async (request, services) => {
  const { caller, now } = await authorised(request, services);
  return { data: { email: await sendPasswordLink(services, request, caller, request.data.user_id, now) } };
};

export const usersSetDisabled: Handler<'usersSetDisabled'> = async (request, services) => {
  const { caller, now } = await authorised(request, services);
  return { data: { ended: await disableUser(services, request, caller, request.data, now) } };
};

export const usersUpdate: Handler<'usersUpdate'> = async (request, services) => {
  const { caller, now } = await authorised(request, services);
  return { data: { user: detailOf(caller, await changeUser(services, request, caller, request.data, now)) } };
};
