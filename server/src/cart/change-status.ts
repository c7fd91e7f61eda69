import type { AcceptedOperation, CartState, OperationDraft } from '@portal/domain/cart';
import { Refusal, reloadCart } from '../calls/refusal.ts';
import { cartMessages } from '../messages/cart.ts';
import { atCurrentPrices, type Folded, type FoldInput, foldInto } from './fold.ts';
import type { OpenCart } from './open.ts';
import { calculateStoredOrder, isPricedNow } from './pricing.ts';
import type { Queries } from './rows.ts';
import { serverOperation } from './server-operation.ts';
import { readTerms } from './terms.ts';

/** A change of a cart's status: when it has nothing to do, why it is refused and what it writes (CART-06). */
export interface Transition {
  /** Whether the cart already has the new status: then nothing is done and the reply is the same (P3). */
  isDone(cart: CartState): boolean;
  /** Why the change is not possible, as a message for the user, or null. */
  refusal(cart: CartState): string | null;
  draft(now: Date): OperationDraft;
  /** Prices every line again first and saves those prices. */
  readonly prices?: boolean;
  /** Runs after pricing; throws to roll everything back. */
  check?(priced: Pick<Folded, 'calculation'>): void;
  /** Runs after the change, in the same transaction. */
  done?(tx: Queries, folded: Folded, now: Date): Promise<void>;
}

export const refused = (message: string) =>
  new Refusal('not_possible', { action: 'display_message', user_message: message });

export interface ChangedStatus {
  readonly folded: Folded;
  /** All operations applied to the cart, in order. */
  readonly accepted: readonly AcceptedOperation[];
}

/**
 * CART-06: changes the status of a locked cart. Null if the cart already has the new status. Throws a refusal if the change is not
 * possible, and one to reload if the caller has seen another `revision`.
 */
export async function changeStatus(
  tx: Queries,
  given: Transition,
  { cart, account, caller }: OpenCart,
  revision: number | undefined,
  { priceStaleSeconds }: Pick<FoldInput, 'priceStaleSeconds'>,
  now: Date,
): Promise<ChangedStatus | null> {
  if (given.isDone(cart.state)) return null;
  const refusal = given.refusal(cart.state);
  if (refusal !== null) throw refused(refusal);
  if (revision !== undefined && revision !== cart.state.revision) throw reloadCart();
  const common = { author: caller, account, now };
  let present = cart;
  let earlier: readonly AcceptedOperation[] = [];
  if (given.prices && isPricedNow(cart, account.web_discount)) {
    const terms = await readTerms(tx, cart.state, now, { lockPromo: true });
    given.check?.({ calculation: calculateStoredOrder(cart, terms) });
  } else if (given.prices) {
    const priced = await foldInto(tx, cart, { ...common, operations: [], ...atCurrentPrices });
    given.check?.(priced);
    present = priced.cart;
    earlier = priced.accepted;
  }
  const operations = [serverOperation(given.draft(now), now, caller.username)];
  // The server makes the operation, so it cannot be a repeat.
  const made = { operations, mayBeRepeat: false, priceStaleSeconds };
  const folded = await foldInto(tx, present, { ...common, ...made });
  const outcome = folded.results[0]?.outcome;
  if (outcome?.result === 'refused') throw refused(cartMessages.notPossible);
  await given.done?.(tx, folded, now);
  return { folded, accepted: [...earlier, ...folded.accepted] };
}
