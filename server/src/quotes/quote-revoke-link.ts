import type { Handler } from '../calls/handler.ts';
import { openCart } from '../cart/open.ts';
import { sql } from '../db/database.ts';
import { accodesOf, signedIn } from '../session/access.ts';

/** QQ-03: asked twice, the second time there is nothing to end. */
export const quoteRevokeLink: Handler<'quoteRevokeLink'> = async ({ data, caller }, { database, clock }) =>
  database.transaction(
    async (tx) => {
      const { cart } = await openCart(tx, { caller, parameters: { cartId: data.cart_id } }, { lock: false });
      const ended = await tx.query(sql`
        UPDATE quote_link l SET revoked = ${clock.now().toISOString()} FROM quote q
        WHERE q.quote_id = l.quote_id AND q.order_num = ${cart.state.orderNum} AND l.revoked IS NULL
          AND (${data.link_id ?? null}::text IS NULL OR l.link_id = ${data.link_id ?? null}::text) RETURNING l.link_id`);
      return { data: { revoked: ended.length } };
    },
    { accounts: accodesOf(signedIn(caller)) },
  );
