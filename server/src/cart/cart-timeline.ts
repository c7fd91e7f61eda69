import type { Handler } from '../calls/handler.ts';
import { readOrderEvents } from '../orders-out/order-events.ts';
import { accodesOf, signedIn } from '../session/access.ts';
import { readMilestones } from './history.ts';
import { openCart } from './open.ts';

/** CART-06: the milestones of a cart and what the supplier reported about it, oldest first. */
export const cartTimeline: Handler<'cartTimeline'> = ({ data, caller }, { database }) =>
  database.transaction(
    async (tx) => {
      const { cart } = await openCart(tx, { caller, parameters: { cartId: data.cart_id } }, { lock: false });
      const { orderNum } = cart.state;
      return {
        data: { milestones: await readMilestones(tx, orderNum), reported: await readOrderEvents(tx, orderNum) },
      };
    },
    { accounts: accodesOf(signedIn(caller)) },
  );
