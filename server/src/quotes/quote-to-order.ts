import type { Handler } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import { openCart } from '../cart/open.ts';
import { cartReply } from '../cart/reply.ts';
import { orderFromQuote } from './order-from-quote.ts';

/** QQ-03: creates an order from a quote, with its prices until they expire. */
export const quoteToOrder: Handler<'quoteToOrder'> = (request, services) =>
  once('quoteToOrder', request, services, async (tx) => {
    const now = services.clock.now();
    const { cart_id, line_ids } = request.data;
    const quote = await openCart(tx, { caller: request.caller, parameters: { cartId: cart_id } }, { lock: true });
    const { cart, pricesHeld } = await orderFromQuote(tx, quote, line_ids, now);
    return { data: { cart: await cartReply(tx, cart, quote.account, now), prices_held: pricesHeld } };
  });
