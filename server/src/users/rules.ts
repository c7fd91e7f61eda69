import type { UserDetail } from '@portal/domain/administration';
import { isOperatorKind, type UserKind } from '@portal/domain/session';
import { type ValidationModel, validateModel } from '@portal/domain/validation';
import { invalidFields, Refusal } from '../calls/refusal.ts';
import type { Transaction } from '../db/database.ts';
import { usersMessages } from '../messages/users.ts';
import type { Caller } from '../session/caller.ts';
import { readUser, type StoredUser, type UserFields, unknownAccounts } from './store.ts';

type Queries = Pick<Transaction, 'query'>;

const refused = (error: string, user_message: string) =>
  new Refusal(error, { action: 'display_message', user_message });

/** Only root adds and changes root and it users. */
const mayHandle = (caller: Pick<Caller, 'kind'>, type: UserKind) => caller.kind === 'root' || !isOperatorKind(type);

/** Throws unless the caller may add users of a type, or give it to one. */
export function onlyAllowedType(caller: Pick<Caller, 'kind'>, type: UserKind): void {
  if (!mayHandle(caller, type)) throw refused('only_root', usersMessages.onlyRoot);
}

/** The user that a caller is about to change. Throws if there is none, or if only root may change them. */
export async function userToChange(db: Queries, caller: Caller, userId: string, now: Date): Promise<StoredUser> {
  const user = await readUser(db, { userId }, now);
  if (!user) throw refused('user_not_found', usersMessages.notFound);
  onlyAllowedType(caller, user.user_type);
  return user;
}

/** Throws if the caller is about to lock themselves out. */
export function notSelf(caller: Caller, userId: string): void {
  if (caller.userId === userId) throw refused('not_yourself', usersMessages.notYourself);
}

/** Throws the problems of the fields by the rules of `model`, and of the accounts. */
export async function checkFields(
  db: Queries,
  model: ValidationModel,
  { accounts, ...fields }: UserFields & { readonly username?: string },
): Promise<void> {
  const wrong = Object.entries(validateModel(model, fields)).map(([field, [message = '']]) => ({ field, message }));
  const unknown = await unknownAccounts(db, accounts);
  const problems = [
    ...wrong,
    ...(unknown.length > 0 ? [{ field: 'accounts', message: usersMessages.noAccounts(unknown) }] : []),
    ...(new Set(accounts).size < accounts.length ? [{ field: 'accounts', message: usersMessages.accountTwice }] : []),
  ];
  if (problems.length > 0) throw invalidFields(problems);
}

/** A user as the caller sees them. */
export const detailOf = (caller: Caller, user: StoredUser): UserDetail => ({
  ...user,
  may_change: mayHandle(caller, user.user_type),
  is_self: user.user_id === caller.userId,
});
