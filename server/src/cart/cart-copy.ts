import type { Handler } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import { copyOrder } from './copy-order.ts';
import { openCart } from './open.ts';
import { cartReply } from './reply.ts';

/** HIST-03: copies an order into a new one. */
export const cartCopy: Handler<'cartCopy'> = (request, services) =>
  once('cartCopy', request, services, async (tx) => {
    const now = services.clock.now();
    const cartRequest = { caller: request.caller, parameters: { cartId: request.data.cart_id } };
    const opened = await openCart(tx, cartRequest, { lock: false });
    const { cart, changed, isDeliveryCopied } = await copyOrder(tx, opened, now);
    return {
      data: { cart: await cartReply(tx, cart, opened.account, now), changed, delivery_copied: isDeliveryCopied },
    };
  });
