import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { openCart } from '../cart/open.ts';
import { quotesMessages } from '../messages/quotes.ts';
import { accodesOf, signedIn } from '../session/access.ts';
import { readSupplier } from '../supplier/supplier.ts';
import { lastQuote, quoteByToken } from './papers.ts';
import { writeQuotePdf } from './write-quote-pdf.ts';

/** QQ-03: a quote as PDF, by a link's token or by a cart of the caller. */
export const quotePdf: Handler<'quotePdf'> = async ({ data, caller }, { database, config }) => {
  const { token, cart_id } = data;
  if (token === undefined && cart_id === undefined)
    throw invalidFields([{ field: 'cart_id', message: quotesMessages.nameOne }]);
  const { paper } =
    token === undefined
      ? await database.transaction(
          async (tx) => {
            const cartRequest = { caller: signedIn(caller), parameters: { cartId: cart_id ?? '' } };
            const { cart } = await openCart(tx, cartRequest, { lock: false });
            return lastQuote(tx, cart.state.orderNum);
          },
          { accounts: accodesOf(signedIn(caller)) },
        )
      : await quoteByToken(database, token);
  const pdf = await writeQuotePdf(paper, await readSupplier(database, config));
  const file = {
    file_name: `quote-${paper.orderNum}.pdf`,
    content_type: 'application/pdf',
    content_base64: pdf.toString('base64'),
  };
  return { data: { file } };
};
