import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { sql, type Transaction } from '../db/database.ts';
import type { Services } from '../services.ts';
import { accodesOf, signedIn } from '../session/access.ts';
import type { Answer, Asked } from './handler.ts';
import { Refusal } from './refusal.ts';

function bodyHash(call: string, asked: Pick<Asked, 'data' | 'parameters'>): Uint8Array {
  const text = JSON.stringify([call, asked.parameters, asked.data]);
  return new Uint8Array(createHash('sha256').update(text).digest());
}

const otherBody = () =>
  new Refusal('idempotency_key_reused', {
    user_message: 'The Idempotency-Key was used before, for something else.',
  });

/**
 * Runs `work` in one transaction with the caller's accounts, once for each Idempotency-Key of the caller. A repeated key returns the
 * stored response, or an error if the body differs (P3). The key's row makes a concurrent duplicate wait for the first request.
 */
export function once<Data>(
  call: string,
  asked: Asked,
  { database, clock }: Services,
  work: (tx: Transaction) => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  const accounts = accodesOf(signedIn(asked.caller));
  return database.transaction((tx) => onceIn(tx, call, asked, clock, () => work(tx)), { accounts });
}

export type KeyAsked = Pick<Asked, 'caller' | 'data' | 'parameters' | 'idempotencyKey'>;

/** The same as `once`, in a transaction that is already open. */
export async function onceIn<Data>(
  tx: Transaction,
  call: string,
  asked: KeyAsked,
  clock: Clock,
  work: () => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  const { idempotencyKey: key } = asked;
  if (key === null) return work();
  const { userId } = signedIn(asked.caller);
  const hash = bodyHash(call, asked);
  const made = await tx.query(sql`
    INSERT INTO idempotency_key (user_id, key, body_hash, answer, made)
    VALUES (${userId}, ${key}, ${hash}, 'null'::jsonb, ${clock.now().toISOString()})
    ON CONFLICT DO NOTHING RETURNING key`);
  if (made.length === 0) {
    const [known] = await tx.query<{ body_hash: Uint8Array; answer: Answer<Data> }>(sql`
      SELECT body_hash, answer FROM idempotency_key WHERE user_id = ${userId} AND key = ${key}`);
    if (!known || Buffer.compare(known.body_hash, hash) !== 0) throw otherBody();
    return known.answer;
  }
  const answer = await work();
  await tx.query(sql`
    UPDATE idempotency_key SET answer = ${JSON.stringify(answer)}::jsonb WHERE user_id = ${userId} AND key = ${key}`);
  return answer;
}
