import type { AccountRow, UserRow, UserState } from '@portal/domain/administration';
import { type Sql, sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { life } from '../session/life.ts';
import { insertReset } from '../session/password-resets.ts';
import { hashOf, newToken } from '../session/tokens.ts';
import { insertUserRow } from '../session/users.ts';

type Queries = Pick<Transaction, 'query'>;
type User = Tables['portal_user'];

/** Rows of one page of a list. */
export const pageSize = 50;

const fullName = sql`trim(u.firstname || ' ' || u.lastname)`;

/** The columns of a `UserRow`. */
function columns(now: Date): Sql {
  return sql`
  u.user_id, u.username, u.firstname, u.lastname, u.email, u.mobile, u.user_type,
  CASE WHEN u.disabled THEN 'disabled' WHEN u.password_hash IS NULL THEN 'invited' ELSE 'active' END AS state,
  ARRAY(SELECT a.accode FROM user_account a WHERE a.user_id = u.user_id
    ORDER BY a.accode <> coalesce(u.primary_accode, ''), a.position, a.accode) AS accounts,
  u.last_sign_in,
  EXISTS (SELECT FROM second_factor f WHERE f.user_id = u.user_id AND f.confirmed IS NOT NULL) AS second_factor,
  (SELECT max(l.blocked_until) FROM login_attempt l WHERE l.blocked_until > ${now.toISOString()}
    AND (l.key = 'account:' || lower(u.username) OR starts_with(l.key, 'pair:' || lower(u.username) || '|'))) AS locked_until`;
}

export interface UserSearch {
  /** Part of a name, user name, email address, or code or name of an account; empty finds all. */
  readonly find: string;
  readonly account: string | null;
  readonly user_type: User['user_type'] | null;
  readonly state: UserState | null;
  /** Counted from 0. */
  readonly page: number;
}

function matching({ find, account, user_type, state }: Omit<UserSearch, 'page'>): Sql {
  const text = find.trim().toLowerCase();
  return sql`
    (${text} = '' OR position(${text} IN lower(u.username || ' ' || ${fullName} || ' ' || u.email)) > 0
      OR EXISTS (SELECT FROM user_account ua JOIN account a USING (accode)
        WHERE ua.user_id = u.user_id AND position(${text} IN lower(a.accode || ' ' || a.name)) > 0))
    AND (${account}::text IS NULL OR EXISTS (
      SELECT FROM user_account ua WHERE ua.user_id = u.user_id AND upper(ua.accode) = upper(${account})))
    AND (${user_type}::text IS NULL OR u.user_type = ${user_type})
    AND (${state}::text IS NULL OR ${state} =
      CASE WHEN u.disabled THEN 'disabled' WHEN u.password_hash IS NULL THEN 'invited' ELSE 'active' END)`;
}

/** One page of the users that match, by user name, and how many match in all. */
export async function listUsers(
  db: Queries,
  search: UserSearch,
  now: Date,
): Promise<{ readonly users: readonly UserRow[]; readonly total: number }> {
  const users = await db.query<UserRow>(sql`
    SELECT ${columns(now)} FROM portal_user u WHERE ${matching(search)}
    ORDER BY lower(u.username) LIMIT ${pageSize} OFFSET ${search.page * pageSize}`);
  const [row] = await db.query<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM portal_user u WHERE ${matching(search)}`,
  );
  return { users, total: row?.total ?? 0 };
}

export type StoredUser = UserRow & {
  readonly sessions: number;
  readonly in_feed: boolean;
};

/** A user by id or, with `name`, by user name; undefined if there is none. */
export async function readUser(
  db: Queries,
  by: { readonly userId: string } | { readonly name: string },
  now: Date,
): Promise<StoredUser | undefined> {
  const userId = 'userId' in by ? by.userId : null;
  const name = 'name' in by ? by.name : null;
  const [user] = await db.query<StoredUser>(sql`
    SELECT ${columns(now)},
      (SELECT count(*)::int FROM session s
        WHERE s.user_id = u.user_id AND s.ended IS NULL AND s.expires > ${now.toISOString()}
          AND s.last_used > ${new Date(now.getTime() - life.idle).toISOString()}) AS sessions,
      EXISTS (SELECT FROM feed_row r JOIN feed_load l ON l.load_id = r.since
        WHERE r.feed = 'users' AND r.key = lower(u.username) AND r.until IS NULL AND l.state = 'live'
          AND NOT r.deleted) AS in_feed
    FROM portal_user u
    WHERE (${userId}::text IS NULL OR u.user_id = ${userId}) AND (${name}::text IS NULL OR lower(u.username) = lower(${name}))`);
  return user;
}

/** One page of the accounts whose code or name contains the text, with their users, and how many match in all. */
export async function listAccounts(
  db: Queries,
  { find, page }: { readonly find: string; readonly page: number },
): Promise<{ readonly accounts: readonly AccountRow[]; readonly total: number }> {
  const text = find.trim().toLowerCase();
  const where = sql`(${text} = '' OR position(${text} IN lower(a.accode || ' ' || a.name)) > 0)`;
  const accounts = await db.query<AccountRow>(sql`
    SELECT a.accode, a.name, a.suburb, a.state, coalesce((
      SELECT jsonb_agg(jsonb_build_object('user_id', u.user_id, 'username', u.username, 'name', ${fullName})
        ORDER BY lower(u.username))
      FROM user_account ua JOIN portal_user u USING (user_id) WHERE ua.accode = a.accode), '[]'::jsonb) AS users
    FROM account a WHERE ${where} ORDER BY a.accode LIMIT ${pageSize} OFFSET ${page * pageSize}`);
  const [row] = await db.query<{ total: number }>(sql`SELECT count(*)::int AS total FROM account a WHERE ${where}`);
  return { accounts, total: row?.total ?? 0 };
}

/** The given account codes that do not exist. */
export async function unknownAccounts(db: Queries, accounts: readonly string[]): Promise<readonly string[]> {
  const rows = await db.query<{ accode: string }>(sql`
    SELECT given.accode FROM unnest(${accounts}::text[]) AS given (accode)
    WHERE NOT EXISTS (SELECT FROM account a WHERE a.accode = given.accode)`);
  return rows.map(({ accode }) => accode);
}

export type UserFields = Pick<User, 'firstname' | 'lastname' | 'email' | 'mobile' | 'user_type'> & {
  /** The own one first. */
  readonly accounts: readonly string[];
};

async function putAccounts(tx: Queries, userId: string, accounts: readonly string[]): Promise<void> {
  await tx.query(sql`DELETE FROM user_account WHERE user_id = ${userId}`);
  await tx.query(sql`
    INSERT INTO user_account (user_id, accode, position)
    SELECT ${userId}, accode, position - 1 FROM unnest(${accounts}::text[]) WITH ORDINALITY AS a (accode, position)`);
}

/** Inserts a user. The database refuses a user name that exists (23505) and an account that does not (23503). */
export async function insertUser(
  tx: Queries,
  { accounts, ...user }: UserFields & Pick<User, 'user_id' | 'username' | 'password_hash'>,
): Promise<void> {
  await insertUserRow(tx, { ...user, primary_accode: accounts[0] ?? null });
  await putAccounts(tx, user.user_id, accounts);
}

/** Changes a user. A new email address voids password links that were sent to the old one. */
export async function updateUser(tx: Queries, userId: string, user: UserFields): Promise<void> {
  await tx.query(sql`
    DELETE FROM password_reset r USING portal_user u
    WHERE r.user_id = ${userId} AND u.user_id = r.user_id AND u.email <> ${user.email}`);
  await tx.query(sql`
    UPDATE portal_user SET firstname = ${user.firstname}, lastname = ${user.lastname}, email = ${user.email},
      mobile = ${user.mobile}, user_type = ${user.user_type}, primary_accode = ${user.accounts[0] ?? null}
    WHERE user_id = ${userId}`);
  await putAccounts(tx, userId, user.accounts);
}

/** Disables a user, with outstanding password links, or enables them again. */
export async function setDisabled(tx: Queries, userId: string, disabled: boolean): Promise<void> {
  await tx.query(sql`UPDATE portal_user SET disabled = ${disabled} WHERE user_id = ${userId}`);
  if (disabled) await tx.query(sql`DELETE FROM password_reset WHERE user_id = ${userId}`);
}

/** Makes a link, valid for a day and usable once, where a user chooses a password. It replaces earlier ones. */
export async function newPasswordLink(db: Queries, userId: string, origin: string, now: Date): Promise<string> {
  const token = newToken();
  const reset = {
    token_hash: hashOf(token),
    user_id: userId,
    made: now.toISOString(),
    expires: new Date(now.getTime() + life.firstPassword).toISOString(),
  };
  await insertReset(db, reset, null);
  // In the fragment, so that the token never reaches a log or a Referer header.
  return `${origin}/new-password#token=${token}`;
}

/** The fields of `after` that differ from `before`, with both values, for the audit log. */
export function changesOf(
  before: UserFields,
  after: UserFields,
): Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>> {
  const names = ['firstname', 'lastname', 'email', 'mobile', 'user_type', 'accounts'] as const;
  return Object.fromEntries(
    names.flatMap((name) =>
      JSON.stringify(before[name]) === JSON.stringify(after[name])
        ? []
        : [[name, { from: before[name], to: after[name] }]],
    ),
  );
}
