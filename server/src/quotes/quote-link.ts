import type { Handler } from '../calls/handler.ts';
import { openCart } from '../cart/open.ts';
import { accodesOf, signedIn } from '../session/access.ts';
import { createLink } from './links.ts';
import { lastQuote } from './papers.ts';

/** QQ-03: creates a link to the latest quote of a cart. */
export const quoteLink: Handler<'quoteLink'> = async ({ data, caller: who }, { database, clock }) => {
  const caller = signedIn(who);
  return database.transaction(
    async (tx) => {
      const cartRequest = { caller, parameters: { cartId: data.cart_id } };
      const { cart } = await openCart(tx, cartRequest, { lock: false });
      const { quote_id, paper } = await lastQuote(tx, cart.state.orderNum);
      const { token, link_id } = await createLink(tx, quote_id, caller, clock.now());
      return { data: { token, link_id, expires: paper.expiry } };
    },
    { accounts: accodesOf(caller) },
  );
};
