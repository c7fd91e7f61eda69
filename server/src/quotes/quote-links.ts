import type { QuoteLinkRow } from '@portal/domain/cart';
import type { Handler } from '../calls/handler.ts';
import { openCart } from '../cart/open.ts';
import { sql } from '../db/database.ts';
import { accodesOf, signedIn } from '../session/access.ts';

export const quoteLinks: Handler<'quoteLinks'> = async ({ data, caller }, { database }) =>
  database.transaction(
    async (tx) => {
      const { cart } = await openCart(tx, { caller, parameters: { cartId: data.cart_id } }, { lock: false });
      const links = await tx.query<QuoteLinkRow>(sql`
        SELECT l.link_id, l.made, l.made_by, q.saved AS quote_saved FROM quote_link l JOIN quote q USING (quote_id)
        WHERE q.order_num = ${cart.state.orderNum} AND l.revoked IS NULL ORDER BY l.made DESC, l.link_id DESC`);
      return { data: { links } };
    },
    { accounts: accodesOf(signedIn(caller)) },
  );
