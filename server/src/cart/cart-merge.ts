import type { Handler } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import { mergeOrders, openBoth } from './merge-orders.ts';
import { cartReply } from './reply.ts';

/** CART-13, CART-14: moves all lines into one order and cancels the other. */
export const cartMerge: Handler<'cartMerge'> = (request, services) =>
  once('cartMerge', request, services, async (tx) => {
    const now = services.clock.now();
    const { cart_id, from_cart_id } = request.data;
    const orders = await openBoth(tx, request.caller, cart_id, from_cart_id);
    const { merged, cancelled, linesAdded } = await mergeOrders(tx, orders, services.config, now);
    const { account } = orders.target;
    return {
      data: {
        cart: await cartReply(tx, merged, account, now),
        cancelled: await cartReply(tx, cancelled, account, now),
        lines_added: linesAdded,
      },
    };
  });
