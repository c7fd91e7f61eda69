import type { Handler } from '../calls/handler.ts';
import { openCart } from '../cart/open.ts';
import { calculateStoredOrder } from '../cart/pricing.ts';
import { readTerms } from '../cart/terms.ts';
import { accodesOf, signedIn } from '../session/access.ts';

/** CART-16: the deals available to a cart with their current effect, and the status of its promo code. */
export const getDeals: Handler<'getDeals'> = async (request, { database, clock }) =>
  database.transaction(
    async (tx) => {
      const { cart } = await openCart(tx, request, { lock: false });
      const { deals, promo } = calculateStoredOrder(cart, await readTerms(tx, cart.state, clock.now()));
      return { data: { deals, promo } };
    },
    { accounts: accodesOf(signedIn(request.caller)) },
  );
