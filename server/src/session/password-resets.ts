import { sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

type Queries = Pick<Transaction, 'query'>;
type User = Tables['portal_user'];

/** The kind under which mails with a reset link are recorded. */
export const resetMail = 'new_password';

export type ResetRecipient = Pick<User, 'user_id' | 'email' | 'firstname'>;

/** The user to send a reset link to; undefined if unknown, disabled or without an email address. */
export async function userToMail(db: Queries, username: string): Promise<ResetRecipient | undefined> {
  const [user] = await db.query<ResetRecipient>(sql`
    SELECT user_id, email, firstname FROM portal_user
    WHERE lower(username) = lower(${username}) AND NOT disabled AND email <> ''`);
  return user;
}

/**
 * Stores a reset link. A user has at most one: it replaces an earlier one. Returns false and stores nothing if an earlier one is valid
 * and `most` links were mailed to the user within the life of this one; null: no limit, for links that an operator makes.
 */
export async function insertReset(db: Queries, reset: Tables['password_reset'], most: number | null): Promise<boolean> {
  const { token_hash, user_id, made, expires } = reset;
  const since = new Date(2 * Date.parse(made) - Date.parse(expires)).toISOString();
  const stored = await db.query(sql`
    INSERT INTO password_reset (token_hash, user_id, made, expires) VALUES (${token_hash}, ${user_id}, ${made}, ${expires})
    ON CONFLICT (user_id) DO UPDATE
      SET token_hash = excluded.token_hash, made = excluded.made, expires = excluded.expires
      WHERE password_reset.expires <= ${made} OR ${most}::int IS NULL OR ${most}::int > (
        SELECT count(*) FROM mail
        WHERE mail.user_id = ${user_id} AND kind = ${resetMail} AND asked > ${since} AND failure IS NULL)
    RETURNING user_id`);
  return stored.length > 0;
}

/** The user of a reset link; undefined if it is unknown or expired. */
export async function userOfReset(
  db: Queries,
  tokenHash: Uint8Array,
  now: Date,
): Promise<Pick<User, 'user_id' | 'username'> | undefined> {
  const [user] = await db.query<Pick<User, 'user_id' | 'username'>>(sql`
    SELECT user_id, username FROM password_reset JOIN portal_user USING (user_id)
    WHERE token_hash = ${tokenHash} AND expires > ${now.toISOString()} AND NOT disabled`);
  return user;
}

/** Deletes a link on use. False if it has already been used. */
export async function takeReset(tx: Queries, tokenHash: Uint8Array): Promise<boolean> {
  const used = await tx.query(sql`DELETE FROM password_reset WHERE token_hash = ${tokenHash} RETURNING user_id`);
  return used.length > 0;
}
