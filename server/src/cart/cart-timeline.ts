import type { Handler } from '../calls/handler.ts';
import { accodesOf, signedIn } from '../session/access.ts';
import { readMilestones } from './history.ts';
import { openCart } from './open.ts';

/** CART-06: the milestones of a cart, oldest first. */
export const cartTimeline: Handler<'cartTimeline'> = ({ data, caller }, { database }) =>
  database.transaction(
    async (tx) => {
      const { cart } = await openCart(tx, { caller, parameters: { cartId: data.cart_id } }, { lock: false });
      return { data: { milestones: await readMilestones(tx, cart.state.orderNum) } };
    },
    { accounts: accodesOf(signedIn(caller)) },
  );
