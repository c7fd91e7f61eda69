import type { Handler } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import { openCart } from './open.ts';
import { cartReply } from './reply.ts';
import { saveAsQuote } from './save-as-quote.ts';

/** CART-03, QQ-03: saves a cart as a quote. */
export const saveQuote: Handler<'saveQuote'> = (request, services) =>
  once('saveQuote', request, services, async (tx) => {
    const now = services.clock.now();
    const cartRequest = { caller: request.caller, parameters: { cartId: request.data.cart_id } };
    const opened = await openCart(tx, cartRequest, { lock: true });
    const saved = await saveAsQuote(tx, opened, now);
    return { data: { cart: await cartReply(tx, saved, opened.account, now) } };
  });
