import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { onlyAuthorised } from '../session/authorised.ts';
import { inviteUser } from './invite-user.ts';

/** Adds a user and mails the link. */
export const usersInvite: Handler<'usersInvite'> = async (request, services) => {
  const caller = signedIn(request.caller);
  const now = services.clock.now();
  await onlyAuthorised(services.database, caller, now);
  return { data: await inviteUser(services, request, caller, request.data, now) };
};
