import { type FullSaveReply, lockOf, type Operation, type OperationResult, refusalReasons } from '@portal/domain/cart';
import type { CallRequest } from '@portal/domain/contract';
import type { Handler, HandlerResponse, ValidatedRequest } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import { reloadCart } from '../calls/refusal.ts';
import { cartMessages } from '../messages/cart.ts';
import type { Services } from '../services.ts';
import { type Folded, foldInto, isRepeated } from './fold.ts';
import { replacement } from './full-replacement.ts';
import { operationsSince } from './history.ts';
import { openCart } from './open.ts';
import { cartReply } from './reply.ts';
import type { StoredCart } from './rows.ts';
import { savedReply } from './saved-reply.ts';

/**
 * CART-11, CART-18: one transaction covers the request key, the cart's lock, the operations, the lines and the prices. Saves are rarely
 * sent twice, so the first try skips the look-up of earlier results; a key conflict in the database triggers a second try with it.
 */
export const saveCart: Handler<'saveCart'> = async (request, services) => {
  try {
    return await save(request, services, false);
  } catch (error) {
    if (!isRepeated(error)) throw error;
    return save(request, services, true);
  }
};

const save = (request: ValidatedRequest<CallRequest<'save-cart/{cartId}'>>, services: Services, mayBeRepeat: boolean) =>
  once('saveCart', request, services, async (tx) => {
    const { data } = request;
    const now = services.clock.now();
    const { caller, account, cart } = await openCart(tx, request, { lock: true });
    const isPlain = data.operations === undefined;
    if (isPlain && data.revision !== undefined && data.revision !== cart.state.revision) throw reloadCart();
    const operations: readonly Operation[] =
      data.operations ?? replacement(cart.state, { lines: data.orderLine, reference: data.prettyName }, now);
    const folded = await foldInto(tx, cart, {
      operations,
      author: caller,
      account,
      now,
      mayBeRepeat,
      knownRevision: isPlain ? undefined : data.revision,
      priceStaleSeconds: services.config.priceStaleSeconds,
    });
    const known = data.revision ?? cart.state.revision;
    const since = await operationsFor(folded, cart, known, () =>
      operationsSince(tx, cart.state.orderNum, known, folded.cart.state.revision),
    );
    const fullCart = since === null ? { cart: await cartReply(tx, folded.cart, account, now) } : {};
    return replyFor({ ...savedReply(cart, folded), operations: since ?? [], ...fullCart }, folded, operations);
  });

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

const refusedFor = (results: readonly OperationResult[], reason: keyof typeof refusalReasons) =>
  results.filter(({ outcome }) => outcome.result === 'refused' && outcome.reason === reason).length;

/** The reply, with a message for refusals by lock (CART-08) or line limit (CART-13). Results per operation are in `data`. */
function replyFor(
  data: FullSaveReply,
  folded: Folded,
  operations: readonly Operation[],
): HandlerResponse<FullSaveReply> {
  const lock = lockOf(folded.cart.state);
  if (lock && refusedFor(data.results, lock) > 0) {
    return { data, action: 'reload_cart', user_message: refusalReasons[lock], delay_reload: 0, error: lock };
  }
  const over = refusedFor(data.results, 'line_cap');
  if (over === 0) return { data };
  const adds = operations.filter((each) => each.kind === 'line.add').length;
  const message = cartMessages.someAdded(refusalReasons.line_cap, adds - over, adds);
  return { data, action: 'display_message', user_message: message, error: 'line_cap' };
}
