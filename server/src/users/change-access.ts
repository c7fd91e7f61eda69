import { recordAudit } from '../audit/record-audit.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';
import { removeFactor } from '../session/second-factor.ts';
import { noticeOfChange } from '../session/security-notice.ts';
import { notSelf, userToChange } from './rules.ts';
import { setDisabled } from './store.ts';

type StoreOfUsers = Pick<Services, 'database' | 'sessions'>;

/** Ends all sessions of a user and returns how many. Throws a refusal if the user does not exist or may not be changed by the caller. */
export async function endSessionsOfUser(
  { database, sessions }: StoreOfUsers,
  request: Pick<ValidatedRequest, 'requestId'>,
  caller: Caller,
  userId: string,
  now: Date,
): Promise<number> {
  const { user_id, username } = await userToChange(database, caller, userId, now);
  const ended = await sessions.endAllOf(user_id);
  const detail = { user_id, username, ended };
  await recordAudit(database, caller, request, now, { what: 'sessions_end', result: 'ok', detail });
  return ended;
}

export interface ResetFactor {
  /** Whether two-step sign-in was on. */
  readonly was_on: boolean;
  /** Sessions that were ended. */
  readonly ended: number;
}

/**
 * Turns a user's two-step sign-in off and ends their sessions; they are notified if it was on. Throws a refusal if the user does not exist
 * or may not be changed by the caller.
 */
export async function resetSecondFactor(
  services: Services,
  request: Pick<ValidatedRequest, 'requestId' | 'origin'>,
  caller: Caller,
  userId: string,
  now: Date,
): Promise<ResetFactor> {
  const { database, sessions } = services;
  const { user_id, username } = await userToChange(database, caller, userId, now);
  const was_on = await removeFactor(database, user_id);
  const ended = await sessions.endAllOf(user_id);
  const detail = { user_id, username, was_on, ended };
  await recordAudit(database, caller, request, now, { what: 'user_reset_second_factor', result: 'ok', detail });
  if (was_on) noticeOfChange(services, request, user_id, 'second_factor_off');
  return { was_on, ended };
}

/**
 * Disables a user and ends their sessions, or enables them again. Returns how many sessions were ended. Throws a refusal if the user does
 * not exist or may not be changed by the caller, and if callers name themselves.
 */
export async function disableUser(
  { database, sessions }: StoreOfUsers,
  request: Pick<ValidatedRequest, 'requestId'>,
  caller: Caller,
  { user_id, disabled }: { readonly user_id: string; readonly disabled: boolean },
  now: Date,
): Promise<number> {
  const { username } = await userToChange(database, caller, user_id, now);
  notSelf(caller, user_id);
  await database.transaction(async (tx) => {
    await setDisabled(tx, user_id, disabled);
    const what = disabled ? 'user_disable' : 'user_enable';
    await recordAudit(tx, caller, request, now, { what, result: 'ok', detail: { user_id, username } });
  });
  return disabled ? sessions.endAllOf(user_id) : 0;
}
