import { ulid } from 'ulid';
import type { Handler } from '../calls/handler.ts';
import { openCart } from '../cart/open.ts';
import { sql } from '../db/database.ts';
import { accodesOf, signedIn } from '../session/access.ts';
import { lastQuote, newToken, tokenHash } from './papers.ts';

/** QQ-03: the token leaves the server here and never again; what is kept is its hash. */
export const quoteLink: Handler<'quoteLink'> = async ({ data, caller: who }, { database, clock }) => {
  const caller = signedIn(who);
  return database.transaction(
    async (tx) => {
      const named = { caller, parameters: { cartId: data.cart_id } };
      const { cart } = await openCart(tx, named, { lock: false });
      const { quote_id, paper } = await lastQuote(tx, cart.state.orderNum);
      const token = newToken();
      const link_id = ulid();
      await tx.query(sql`
        INSERT INTO quote_link (link_id, token_hash, quote_id, made, made_by)
        VALUES (${link_id}, ${tokenHash(token)}, ${quote_id}, ${clock.now().toISOString()}, ${caller.username})`);
      return { data: { token, link_id, expires: paper.expiry } };
    },
    { accounts: accodesOf(caller) },
  );
};
