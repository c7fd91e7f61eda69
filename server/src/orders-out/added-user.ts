import { isOperatorKind, type UserKind } from '@portal/domain/session';
import type { Queries } from '../cart/rows.ts';
import { writeEvent } from './outgoing-events.ts';

/** `data` of the event `user.added`, version 1. Fields may be added to a version, never changed or removed. */
export interface AddedUser {
  readonly username: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly mobile: string;
  readonly user_type: UserKind;
  /** Codes of the accounts that the user may order for, their own one first. */
  readonly accounts: readonly string[];
  /** `registered`: with a registration number; `invited`: by the supplier's staff. */
  readonly added_by: 'registered' | 'invited';
}

/** Reports a new user to other systems. `root` and `it` users run the portal and do not concern other systems. */
export async function writeAddedUser(
  tx: Queries,
  { username, firstname, lastname, email, mobile, user_type, accounts, added_by }: AddedUser,
  now: Date,
): Promise<void> {
  if (isOperatorKind(user_type)) return;
  const data: AddedUser = { username, firstname, lastname, email, mobile, user_type, accounts, added_by };
  await writeEvent(tx, 'user.added', `user ${username}`, data, now);
}
