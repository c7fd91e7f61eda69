import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { sql, type Transaction } from '../db/database.ts';
import { callsMessages } from '../messages/calls.ts';
import type { Services } from '../services.ts';
import { accodesOf, signedIn } from '../session/access.ts';
import type { HandlerResponse, ValidatedRequest } from './handler.ts';
import { Refusal } from './refusal.ts';

function bodyHash(call: string, request: Pick<ValidatedRequest, 'data' | 'parameters'>): Uint8Array {
  const text = JSON.stringify([call, request.parameters, request.data]);
  return new Uint8Array(createHash('sha256').update(text).digest());
}

const otherBody = () =>
  new Refusal('idempotency_key_reused', {
    user_message: callsMessages.keyReused,
  });

/**
 * Runs `work` in one transaction with the caller's accounts, once for each Idempotency-Key of the caller. A repeated key returns the
 * stored response, or an error if the body differs (P3). The key's row makes a concurrent duplicate wait for the first request.
 */
export function once<Data>(
  call: string,
  request: ValidatedRequest,
  { database, clock }: Services,
  work: (tx: Transaction) => Promise<HandlerResponse<Data>>,
): Promise<HandlerResponse<Data>> {
  const accounts = accodesOf(signedIn(request.caller));
  return database.transaction((tx) => onceIn(tx, call, request, clock, () => work(tx)), { accounts });
}

export type IdempotentRequest = Pick<ValidatedRequest, 'caller' | 'data' | 'parameters' | 'idempotencyKey'>;

/** The same as `once`, in a transaction that is already open. */
export async function onceIn<Data>(
  tx: Transaction,
  call: string,
  request: IdempotentRequest,
  clock: Clock,
  work: () => Promise<HandlerResponse<Data>>,
): Promise<HandlerResponse<Data>> {
  const { idempotencyKey: key } = request;
  if (key === null) return work();
  const { userId } = signedIn(request.caller);
  const hash = bodyHash(call, request);
  const made = await tx.query(sql`
    INSERT INTO idempotency_key (user_id, key, body_hash, answer, made)
    VALUES (${userId}, ${key}, ${hash}, 'null'::jsonb, ${clock.now().toISOString()})
    ON CONFLICT DO NOTHING RETURNING key`);
  if (made.length === 0) {
    const [known] = await tx.query<{ body_hash: Uint8Array; answer: HandlerResponse<Data> }>(sql`
      SELECT body_hash, answer FROM idempotency_key WHERE user_id = ${userId} AND key = ${key}`);
    if (!known || Buffer.compare(known.body_hash, hash) !== 0) throw otherBody();
    return known.answer;
  }
  const response = await work();
  await tx.query(sql`
    UPDATE idempotency_key SET answer = ${JSON.stringify(response)}::jsonb WHERE user_id = ${userId} AND key = ${key}`);
  return response;
}
