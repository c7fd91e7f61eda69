import { recordAudit } from '../audit/record-audit.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import { usersMessages } from '../messages/users.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';
import { mailPasswordLink } from './mail-password-link.ts';
import { userToChange } from './rules.ts';

const refused = (error: string, user_message: string) =>
  new Refusal(error, { action: 'display_message', user_message });

/**
 * Mails a user a link to choose a password, again an invitation if they have none yet, and returns the address it went to. Recorded in
 * the audit log before it is sent. Throws a refusal if the user does not exist, may not be changed by the caller, is disabled or has no
 * email address, or if the mail was not sent.
 */
export async function sendPasswordLink(
  services: Pick<Services, 'database' | 'clock' | 'mailer' | 'config'>,
  request: Pick<ValidatedRequest, 'requestId' | 'origin' | 'log'>,
  caller: Caller,
  userId: string,
  now: Date,
): Promise<string> {
  const user = await userToChange(services.database, caller, userId, now);
  const { user_id, username, email, state } = user;
  if (state === 'disabled') throw refused('user_disabled', usersMessages.disabled);
  if (email === '') throw refused('no_email', usersMessages.noEmail);
  const detail = { user_id, username };
  await recordAudit(services.database, caller, request, now, { what: 'user_password_link', result: 'ok', detail });
  try {
    await mailPasswordLink(services, user, state === 'invited' ? 'invitation' : 'new_password', request.origin);
  } catch (error) {
    request.log.warn({ err: error }, 'a password link could not be mailed');
    throw refused('mail_failed', usersMessages.mailFailed);
  }
  return email;
}
