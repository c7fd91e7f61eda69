import { sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { hashOf } from './tokens.ts';

type Queries = Pick<Transaction, 'query'>;
type Registration = Tables['registration'];

export type Recipient = Pick<Tables['portal_user'], 'user_id' | 'email' | 'firstname'>;

const mostRecipients = 3;

/** Hash of an account's registration number; ignores spaces and dashes between the digits. */
export const numberHash = (accode: string, number: string): Uint8Array =>
  hashOf(`${accode}:${number.replace(/\D/g, '')}`);

/** Recipients of an account's registration number: its users, or supplier staff if it has none. Empty for an unknown account. */
export function recipientsFor(db: Queries, accode: string): Promise<Recipient[]> {
  return db.query<Recipient>(sql`
    SELECT user_id, email, firstname FROM (
      SELECT u.user_id, u.email, u.firstname, 0 AS place, u.primary_accode = ${accode} AS own
      FROM user_account ua JOIN portal_user u USING (user_id)
      WHERE ua.accode = ${accode} AND NOT u.disabled AND u.email <> ''
      UNION ALL
      SELECT user_id, email, firstname, 1, false FROM portal_user
      WHERE user_type IN ('staff', 'it') AND NOT disabled AND email <> ''
        AND EXISTS (SELECT 1 FROM account WHERE accode = ${accode})
        AND NOT EXISTS (SELECT 1 FROM user_account WHERE accode = ${accode})
    ) AS known ORDER BY place, own DESC, user_id LIMIT ${mostRecipients}`);
}

export async function insertRegistration(db: Queries, row: Omit<Registration, 'used'>): Promise<void> {
  await db.query(sql`
    INSERT INTO registration (registration_id, accode, number_hash, firstname, lastname, email, mobile, made, expires)
    VALUES (${row.registration_id}, ${row.accode}, ${row.number_hash}, ${row.firstname}, ${row.lastname}, ${row.email},
      ${row.mobile}, ${row.made}, ${row.expires})`);
}

export type PendingRegistration = Pick<Registration, 'registration_id' | 'firstname' | 'lastname' | 'email' | 'mobile'>;

/** The unused, unexpired registration request with this number. */
export async function pendingRegistration(
  db: Queries,
  accode: string,
  hash: Uint8Array,
  now: Date,
): Promise<PendingRegistration | undefined> {
  const [pending] = await db.query<PendingRegistration>(sql`
    SELECT registration_id, firstname, lastname, email, mobile FROM registration
    WHERE accode = ${accode} AND number_hash = ${hash} AND used IS NULL AND expires > ${now.toISOString()}`);
  return pending;
}

/** Marks a registration number as used. Returns false if it already was. */
export async function takeRegistration(tx: Queries, registrationId: string, now: Date): Promise<boolean> {
  const taken = await tx.query(sql`
    UPDATE registration SET used = ${now.toISOString()}
    WHERE registration_id = ${registrationId} AND used IS NULL RETURNING registration_id`);
  return taken.length > 0;
}
