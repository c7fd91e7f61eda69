import { type FullSaveReply, lockOf, type OperationResult, refusalReasons } from '@portal/domain/cart';
import type { CallRequest } from '@portal/domain/contract';
import type { Handler, HandlerResponse, ValidatedRequest } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import { cartMessages } from '../messages/cart.ts';
import type { Services } from '../services.ts';
import { isRepeated } from './fold.ts';
import { openCart } from './open.ts';
import { type SavedOperations, saveOperations } from './save-operations.ts';

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
    const opened = await openCart(tx, request, { lock: true });
    const pricing = { mayBeRepeat, priceStaleSeconds: services.config.priceStaleSeconds };
    return replyFor(await saveOperations(tx, opened, request.data, pricing, services.clock.now()));
  });

const refusedFor = (results: readonly OperationResult[], reason: keyof typeof refusalReasons) =>
  results.filter(({ outcome }) => outcome.result === 'refused' && outcome.reason === reason).length;

/** The reply, with a message for refusals by lock (CART-08) or line limit (CART-13). Results per operation are in `data`. */
function replyFor({ data, folded, operations }: SavedOperations): HandlerResponse<FullSaveReply> {
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
