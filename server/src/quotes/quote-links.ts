import type { Handler } from '../calls/handler.ts';
import { openCart } from '../cart/open.ts';
import { accodesOf, signedIn } from '../session/access.ts';
import { readLinks } from './links.ts';

/** QQ-03: the valid links to a cart's quotes. */
export const quoteLinks: Handler<'quoteLinks'> = async ({ data, caller }, { database }) =>
  database.transaction(
    async (tx) => {
      const { cart } = await openCart(tx, { caller, parameters: { cartId: data.cart_id } }, { lock: false });
      return { data: { links: await readLinks(tx, cart.state.orderNum) } };
    },
    { accounts: accodesOf(signedIn(caller)) },
  );
