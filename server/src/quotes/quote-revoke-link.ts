import type { Handler } from '../calls/handler.ts';
import { openCart } from '../cart/open.ts';
import { accodesOf, signedIn } from '../session/access.ts';
import { revokeLinks } from './links.ts';

/** QQ-03: revokes one or all links of a cart's quotes. Repeating the call revokes nothing. */
export const quoteRevokeLink: Handler<'quoteRevokeLink'> = async ({ data, caller }, { database, clock }) =>
  database.transaction(
    async (tx) => {
      const { cart } = await openCart(tx, { caller, parameters: { cartId: data.cart_id } }, { lock: false });
      return { data: { revoked: await revokeLinks(tx, cart.state.orderNum, data.link_id ?? null, clock.now()) } };
    },
    { accounts: accodesOf(signedIn(caller)) },
  );
