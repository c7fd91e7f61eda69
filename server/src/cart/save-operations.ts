import type { FullSaveReply, Operation } from '@portal/domain/cart';
import type { CallRequest } from '@portal/domain/contract';
import { reloadCart } from '../calls/refusal.ts';
import { type Folded, type FoldInput, foldInto } from './fold.ts';
import { replacement } from './full-replacement.ts';
import { operationsSince } from './history.ts';
import type { OpenCart } from './open.ts';
import { cartReply } from './reply.ts';
import type { Queries, StoredCart } from './rows.ts';
import { savedReply } from './saved-reply.ts';

export interface SavedOperations {
  readonly data: FullSaveReply;
  readonly folded: Folded;
  /** The operations of the request, or those that a save without operations comes to. */
  readonly operations: readonly Operation[];
}

/**
 * CART-11, CART-18: applies a save to a locked cart: its operations, or for a save without operations those that make the cart equal to it.
 * Returns what the caller lacks: the operations accepted since the caller's revision, or the full cart if they are not known. Throws a
 * refusal to reload if a save without operations was made on another revision.
 */
export async function saveOperations(
  tx: Queries,
  { caller, account, cart }: OpenCart,
  data: CallRequest<'save-cart/{cartId}'>,
  pricing: Pick<FoldInput, 'mayBeRepeat' | 'priceStaleSeconds'>,
  now: Date,
): Promise<SavedOperations> {
  const isPlain = data.operations === undefined;
  if (isPlain && data.revision !== undefined && data.revision !== cart.state.revision) throw reloadCart();
  const operations: readonly Operation[] =
    data.operations ?? replacement(cart.state, { lines: data.orderLine, reference: data.prettyName }, now);
  const folded = await foldInto(tx, cart, {
    operations,
    author: caller,
    account,
    now,
    knownRevision: isPlain ? undefined : data.revision,
    ...pricing,
  });
  const known = data.revision ?? cart.state.revision;
  const since = await operationsFor(folded, cart, known, () =>
    operationsSince(tx, cart.state.orderNum, known, folded.cart.state.revision),
  );
  const fullCart = since === null ? { cart: await cartReply(tx, folded.cart, account, now) } : {};
  return { data: { ...savedReply(cart, folded), operations: since ?? [], ...fullCart }, folded, operations };
}

/** Operations accepted after the caller's revision. Most callers are up to date and need no read of the history. */
async function operationsFor(
  folded: Folded,
  before: StoredCart,
  known: number,
  readHistory: () => Promise<FullSaveReply['operations'] | null>,
): Promise<FullSaveReply['operations'] | null> {
  if (known > folded.cart.state.revision) return null;
  return known === before.state.revision ? folded.accepted : readHistory();
}
