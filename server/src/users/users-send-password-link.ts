import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import { usersMessages } from '../messages/users.ts';
import { signedIn } from '../session/access.ts';
import { onlyAuthorised } from '../session/authorised.ts';
import { mailPasswordLink } from './mail-password-link.ts';
import { userToChange } from './rules.ts';

const refused = (error: string, user_message: string) =>
  new Refusal(error, { action: 'display_message', user_message });

export const usersSendPasswordLink: Handler<'usersSendPasswordLink'> = async (request, services) => {
  const { database, clock } = services;
  const caller = signedIn(request.caller);
  const now = clock.now();
  await onlyAuthorised(database, caller, now);
  const user = await userToChange(database, caller, request.data.user_id, now);
  const { user_id, username, email, state } = user;
  if (state === 'disabled') throw refused('user_disabled', usersMessages.disabled);
  if (email === '') throw refused('no_email', usersMessages.noEmail);
  const detail = { user_id, username };
  await recordAudit(database, caller, request, now, { what: 'user_password_link', result: 'ok', detail });
  try {
    await mailPasswordLink(services, user, state === 'invited' ? 'invitation' : 'new_password', request.origin);
  } catch (error) {
    request.log.warn({ err: error }, 'a password link could not be mailed');
    throw refused('mail_failed', usersMessages.mailFailed);
  }
  return { data: { email } };
};
