import { invalidFields } from '../calls/refusal.ts';
import { openCart } from '../cart/open.ts';
import type { Database } from '../db/database.ts';
import { quotesMessages } from '../messages/quotes.ts';
import { accodesOf, signedIn } from '../session/access.ts';
import type { Caller } from '../session/caller.ts';
import { lastQuote, quoteByToken, type StoredQuote } from './papers.ts';

export interface QuoteName {
  readonly token?: string | undefined;
  readonly cart_id?: string | undefined;
}

/**
 * QQ-03: a quote by a link's token, which needs no sign-in, or the latest of a cart of the caller. Throws a refusal if neither is given,
 * the link is not valid, or the cart is not the caller's or was never saved as a quote.
 */
export async function namedQuote(
  database: Database,
  who: Caller | null,
  { token, cart_id }: QuoteName,
): Promise<StoredQuote> {
  if (token !== undefined) return quoteByToken(database, token);
  if (cart_id === undefined) throw invalidFields([{ field: 'cart_id', message: quotesMessages.nameOne }]);
  const caller = signedIn(who);
  return database.transaction(
    async (tx) => {
      const { cart } = await openCart(tx, { caller, parameters: { cartId: cart_id } }, { lock: false });
      return lastQuote(tx, cart.state.orderNum);
    },
    { accounts: accodesOf(caller) },
  );
}
