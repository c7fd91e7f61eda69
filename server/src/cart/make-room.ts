import { type AcceptedOperation, applyBatch, type CartState, dropOldest } from '@portal/domain/cart';
import { preferenceDefinitions } from '@portal/domain/preference';
import { sql } from '../db/database.ts';
import type { Queries } from './rows.ts';
import { serverOperation } from './server-operation.ts';
import type { Author } from './write.ts';

async function limitOf(tx: Queries, userId: string): Promise<number> {
  const [row] = await tx.query<{ value: string }>(sql`
    SELECT value FROM user_preference WHERE user_id = ${userId} AND name = 'quick_quote_line_limit'`);
  return Number(row?.value ?? preferenceDefinitions.quick_quote_line_limit.default);
}

/**
 * QQ-02: when adds exceed the limit of a quick quote, drops its oldest lines, by operations that every client receives. Browsers do
 * this themselves; this is for callers that do not.
 */
export async function makeRoom(
  tx: Queries,
  cart: CartState,
  accepted: readonly AcceptedOperation[],
  author: Author,
  now: Date,
): Promise<{ readonly cart: CartState; readonly accepted: readonly AcceptedOperation[] }> {
  const isGrown = cart.tabtype === 'qq' && accepted.some((each) => each.kind === 'line.add');
  if (!isGrown) return { cart, accepted: [] };
  const drafts = dropOldest(cart, await limitOf(tx, author.userId));
  const operations = drafts.map((draft) => serverOperation(draft, now, author.username));
  return applyBatch(cart, operations, new Map());
}
