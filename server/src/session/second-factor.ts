import { type Database, sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { isRecoveryCode, placeOf, type RecoveryCode } from './recovery-codes.ts';
import type { Secrets } from './secrets.ts';
import { stepOf } from './totp.ts';

type Queries = Pick<Transaction, 'query'>;

type FactorRow = Pick<Tables['second_factor'], 'secret' | 'begun' | 'confirmed'>;

/** Key under which attempts at a user's codes are counted. */
export const guessesOf = (userId: string): string => `second_factor:${userId}`;

export async function factorOf(db: Queries, userId: string): Promise<FactorRow | undefined> {
  const [row] = await db.query<FactorRow>(sql`
    SELECT secret, begun, confirmed FROM second_factor WHERE user_id = ${userId}`);
  return row;
}

/** Whether a user must enter a code to sign in. */
export async function hasFactor(db: Queries, userId: string): Promise<boolean> {
  return (await factorOf(db, userId))?.confirmed != null;
}

/** Stores a new encrypted secret, replacing one that was never confirmed. Returns false if a confirmed one exists. */
export async function beginFactor(db: Queries, userId: string, secret: Uint8Array, now: Date): Promise<boolean> {
  const done = await db.query(sql`
    INSERT INTO second_factor (user_id, secret, begun) VALUES (${userId}, ${secret}, ${now.toISOString()})
    ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, begun = excluded.begun
      WHERE second_factor.confirmed IS NULL
    RETURNING user_id`);
  return done.length > 0;
}

/** Confirms a secret after its first code. Returns false if it was confirmed already or replaced meanwhile. */
export function confirmFactor(
  db: Database,
  factor: { readonly userId: string; readonly secret: Uint8Array; readonly step: number; readonly now: Date },
  codes: readonly RecoveryCode[],
): Promise<boolean> {
  const { userId, secret, step, now } = factor;
  return db.transaction(async (tx) => {
    const done = await tx.query(sql`
      UPDATE second_factor SET confirmed = ${now.toISOString()}, last_step = ${step}
      WHERE user_id = ${userId} AND secret = ${secret} AND confirmed IS NULL RETURNING user_id`);
    if (done.length === 0) return false;
    for (const { place, hash } of codes) {
      await tx.query(sql`
        INSERT INTO recovery_code (user_id, place, code_hash) VALUES (${userId}, ${place}, ${hash})`);
    }
    return true;
  });
}

/** Deletes the second factor and its recovery codes. Returns whether a confirmed one existed. */
export async function removeFactor(db: Queries, userId: string): Promise<boolean> {
  const gone = await db.query<Pick<Tables['second_factor'], 'confirmed'>>(
    sql`DELETE FROM second_factor WHERE user_id = ${userId} RETURNING confirmed`,
  );
  return gone.some(({ confirmed }) => confirmed !== null);
}

export async function recoveryCodesLeft(db: Queries, userId: string): Promise<number> {
  const [row] = await db.query<{ codes: number }>(
    sql`SELECT count(*)::int AS codes FROM recovery_code WHERE user_id = ${userId}`,
  );
  return row?.codes ?? 0;
}

/**
 * Accepts a code at sign-in, once: an authenticator code newer than the last one used, or an unused recovery code.
 * Returns its kind; null if it is not valid.
 */
export async function takeCode(
  { database: db, secrets }: { readonly database: Queries; readonly secrets: Secrets },
  userId: string,
  typed: string,
  now: Date,
): Promise<'authenticator' | 'recovery' | null> {
  const place = placeOf(typed);
  if (place !== null) return (await takeRecoveryCode(db, userId, place, typed)) ? 'recovery' : null;
  const factor = await factorOf(db, userId);
  const step = factor ? stepOf(secrets.decrypt(factor.secret, userId), typed, now) : null;
  if (step === null) return null;
  const taken = await db.query(sql`
    UPDATE second_factor SET last_step = ${step}
    WHERE user_id = ${userId} AND confirmed IS NOT NULL AND last_step < ${step} RETURNING user_id`);
  return taken.length > 0 ? 'authenticator' : null;
}

async function takeRecoveryCode(db: Queries, userId: string, place: number, typed: string): Promise<boolean> {
  const [row] = await db.query<{ code_hash: string }>(
    sql`SELECT code_hash FROM recovery_code WHERE user_id = ${userId} AND place = ${place}`,
  );
  if (!row || !(await isRecoveryCode(row.code_hash, typed))) return false;
  const taken = await db.query(sql`
    DELETE FROM recovery_code WHERE user_id = ${userId} AND place = ${place} AND code_hash = ${row.code_hash} RETURNING place`);
  return taken.length > 0;
}
