import type { Handler } from '../calls/handler.ts';
import { openCart } from '../cart/open.ts';
import { reckonStored } from '../cart/pricing.ts';
import { readTerms } from '../cart/terms.ts';
import { accodesOf, signedIn } from '../session/access.ts';

/** CART-16: the deals available to a cart with their current effect, and the status of its promo code. */
export const getDeals: Handler<'getDeals'> = async (asked, { database, clock }) =>
  database.transaction(
    async (tx) => {
      const { cart } = await openCart(tx, asked, { lock: false });
      const { deals, promo } = reckonStored(cart, await readTerms(tx, cart.state, clock.now()));
      return { data: { deals, promo } };
    },
    { accounts: accodesOf(signedIn(asked.caller)) },
  );
