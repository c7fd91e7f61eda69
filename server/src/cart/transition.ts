import type { FullSaveReply } from '@portal/domain/cart';
import type { CallKey } from '@portal/domain/contract';
import type { HandlerResponse, ValidatedRequest } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import type { Services } from '../services.ts';
import { changeStatus, type Transition } from './change-status.ts';
import { openCart } from './open.ts';
import { cartReply } from './reply.ts';
import type { StoredCart } from './rows.ts';
import { savedReply } from './saved-reply.ts';

type FullCart = Awaited<ReturnType<typeof cartReply>>;
type CartResponse = HandlerResponse<{ readonly cart: FullCart }>;
/** Either the full cart or, if the caller requested changes and they suffice, only what changed. */
type ChangesResponse = HandlerResponse<{ cart: FullCart; changes?: never } | { cart?: never; changes: FullSaveReply }>;

interface TransitionData {
  readonly revision?: number | undefined;
  readonly cart_id?: string | undefined;
}

/** A call that changes a cart's status (CART-06). Repeating the call changes nothing. */
export function transition(
  call: CallKey,
  given: Transition,
  request: ValidatedRequest<TransitionData & { readonly answer: 'changes' | undefined }>,
  services: Services,
): Promise<ChangesResponse>;
export function transition(
  call: CallKey,
  given: Transition,
  request: ValidatedRequest<TransitionData>,
  services: Services,
): Promise<CartResponse>;
export function transition(
  call: CallKey,
  given: Transition,
  request: ValidatedRequest<TransitionData & { readonly answer?: 'changes' | undefined }>,
  services: Services,
): Promise<ChangesResponse> {
  return once(call, request, services, async (tx): Promise<ChangesResponse> => {
    const now = services.clock.now();
    // Some calls have the cart id in the path, some in the body.
    const { cart_id, revision, answer } = request.data;
    const cartRequest = cart_id === undefined ? request : { caller: request.caller, parameters: { cartId: cart_id } };
    const opened = await openCart(tx, cartRequest, { lock: true });
    const { cart, account } = opened;
    const changed = await changeStatus(tx, given, opened, revision, services.config, now);
    if (!changed) return { data: { cart: await cartReply(tx, cart, account, now) } };
    const { folded, accepted } = changed;
    const saved_prices = answer && revision !== undefined ? savedSince(cart, folded.cart) : null;
    if (saved_prices) return { data: { changes: { ...savedReply(cart, folded), saved_prices, operations: accepted } } };
    return { data: { cart: await cartReply(tx, folded.cart, account, now) } };
  });
}

/** Lines whose saved price changed. Null if a current price changed too, which only a full cart can show. */
function savedSince(before: StoredCart, { state, prices }: StoredCart): FullSaveReply['saved_prices'] | null {
  const saved: { line_id: string; savedWebPrice: string | null; savedExtended: string | null }[] = [];
  for (const { line_id } of state.lines) {
    const was = before.prices.get(line_id);
    const is = prices.get(line_id);
    if (was === is) continue;
    if (!was || !is || was.known !== is.known || was.poa !== is.poa) return null;
    if (was.webPrice !== is.webPrice || was.extended !== is.extended) return null;
    const { savedWebPrice, savedExtended } = is;
    if (was.savedWebPrice === savedWebPrice && was.savedExtended === savedExtended) continue;
    saved.push({ line_id, savedWebPrice, savedExtended });
  }
  return saved;
}
