import { sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

type Queries = Pick<Transaction, 'query'>;
type User = Tables['portal_user'];

export type Contact = Pick<User, 'email' | 'firstname' | 'lastname'>;

export async function contactOf(db: Queries, userId: string): Promise<Contact | undefined> {
  const [user] = await db.query<Contact>(sql`
    SELECT email, firstname, lastname FROM portal_user WHERE user_id = ${userId}`);
  return user;
}

export async function mobileOf(db: Queries, userId: string): Promise<string> {
  const [user] = await db.query<Pick<User, 'mobile'>>(sql`SELECT mobile FROM portal_user WHERE user_id = ${userId}`);
  return user?.mobile ?? '';
}

export type NamedUser = Pick<User, 'user_id' | 'username' | 'user_type' | 'password_hash' | 'disabled'>;

/** User names are case-insensitive. */
export async function userNamed(db: Queries, username: string): Promise<NamedUser | undefined> {
  const [user] = await db.query<NamedUser>(sql`
    SELECT user_id, username, user_type, password_hash, disabled FROM portal_user
    WHERE lower(username) = lower(${username})`);
  return user;
}

export type Credentials = Pick<User, 'username' | 'password_hash'>;

export async function credentialsOf(db: Queries, userId: string): Promise<Credentials | undefined> {
  const [user] = await db.query<Credentials>(sql`
    SELECT username, password_hash FROM portal_user WHERE user_id = ${userId}`);
  return user;
}

/** Sets a password and deletes outstanding reset links. */
export async function setPassword(db: Queries, userId: string, hash: string): Promise<void> {
  await db.query(sql`UPDATE portal_user SET password_hash = ${hash} WHERE user_id = ${userId}`);
  await db.query(sql`DELETE FROM password_reset WHERE user_id = ${userId}`);
}

/** The same password under a stronger hash, unless it was changed meanwhile. */
export async function replaceHash(db: Queries, userId: string, before: string, hash: string): Promise<void> {
  await db.query(sql`
    UPDATE portal_user SET password_hash = ${hash} WHERE user_id = ${userId} AND password_hash = ${before}`);
}

/** Records when a user last signed in. */
export async function noteSignIn(db: Queries, userId: string, now: Date): Promise<void> {
  await db.query(sql`UPDATE portal_user SET last_sign_in = ${now.toISOString()} WHERE user_id = ${userId}`);
}

export type NewUser = Pick<
  User,
  | 'user_id'
  | 'username'
  | 'firstname'
  | 'lastname'
  | 'email'
  | 'mobile'
  | 'user_type'
  | 'primary_accode'
  | 'password_hash'
>;

/** Inserts a user without accounts. The database refuses a user name that exists (23505). */
export async function insertUserRow(tx: Queries, user: NewUser): Promise<void> {
  await tx.query(sql`
    INSERT INTO portal_user (user_id, username, firstname, lastname, email, mobile, user_type, primary_accode, password_hash)
    VALUES (${user.user_id}, ${user.username}, ${user.firstname}, ${user.lastname}, ${user.email}, ${user.mobile},
      ${user.user_type}, ${user.primary_accode}, ${user.password_hash})`);
}

export type NewCustomer = Pick<User, 'user_id' | 'username' | 'firstname' | 'lastname' | 'email' | 'mobile'> & {
  readonly accode: string;
  readonly password_hash: string;
};

/** Inserts a customer user with access to one account. */
export async function insertCustomer(tx: Queries, { accode, ...user }: NewCustomer): Promise<void> {
  await insertUserRow(tx, { ...user, user_type: 'customer', primary_accode: accode });
  await tx.query(sql`INSERT INTO user_account (user_id, accode, position) VALUES (${user.user_id}, ${accode}, 0)`);
}
