import { sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { hashOf, sameHash } from '../session/tokens.ts';

type Queries = Pick<Transaction, 'query'>;

/** How long a code is valid, in milliseconds. */
export const codeLife = 10 * 60_000;
const mostTries = 5;

/** A code is bound to one user and one software. */
const codeHash = (userId: string, software: string, code: string): Uint8Array =>
  hashOf(`${userId}:${software}:${code.replace(/\D/g, '')}`);

interface Code {
  readonly userId: string;
  readonly software: string;
  readonly code: string;
}

/** SOFT-01: stores a code; it replaces the user's previous one for this software. */
export async function insertCode(db: Queries, { userId, software, code }: Code, now: Date): Promise<void> {
  await db.query(sql`
    INSERT INTO software_code (user_id, software, code_hash, expires)
    VALUES (${userId}, ${software}, ${codeHash(userId, software, code)}, ${new Date(now.getTime() + codeLife).toISOString()})
    ON CONFLICT (user_id, software) DO UPDATE
      SET code_hash = excluded.code_hash, expires = excluded.expires, tries = 0`);
}

type CodeRow = Pick<Tables['software_code'], 'code_hash' | 'expires' | 'tries'>;

/** SOFT-01: checks a code. It works once and expires after five wrong attempts. */
export async function takeCode(
  tx: Queries,
  { userId, software, code }: Code,
  now: Date,
): Promise<'taken' | 'wrong' | 'expired'> {
  const own = sql`user_id = ${userId} AND software = ${software}`;
  const [sent] = await tx.query<CodeRow>(sql`
    SELECT code_hash, expires, tries FROM software_code WHERE ${own} FOR UPDATE`);
  if (!sent || sent.expires <= now.toISOString() || sent.tries >= mostTries) return 'expired';
  if (!sameHash(sent.code_hash, codeHash(userId, software, code))) {
    await tx.query(sql`UPDATE software_code SET tries = tries + 1 WHERE ${own}`);
    return 'wrong';
  }
  await tx.query(sql`DELETE FROM software_code WHERE ${own}`);
  return 'taken';
}

/** Stores a token by its hash, until it has expired for a week. */
export async function insertToken(tx: Queries, token: Tables['software_token']): Promise<void> {
  const { token_hash, user_id, software, made, expires } = token;
  await tx.query(sql`
    INSERT INTO software_token (token_hash, user_id, software, made, expires)
    VALUES (${token_hash}, ${user_id}, ${software}, ${made}, ${expires})`);
}
