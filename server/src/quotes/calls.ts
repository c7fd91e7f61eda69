import { quoteExpired } from '@portal/domain/cart';
import type { Handler } from '../calls/handler.ts';
import { openCart } from '../cart/open.ts';
import { accodesOf, signedIn } from '../session/access.ts';
import { readSupplier } from '../supplier/supplier.ts';
import { supplierDay } from '../supplier/supplier-day.ts';
import { createLink, readLinks, revokeLinks } from './links.ts';
import { namedQuote } from './named-quote.ts';
import { lastQuote, quoteByToken } from './papers.ts';
import { writeQuotePdf } from './write-quote-pdf.ts';

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

/** QQ-03: the valid links to a cart's quotes. */
export const quoteLinks: Handler<'quoteLinks'> = async ({ data, caller }, { database }) =>
  database.transaction(
    async (tx) => {
      const { cart } = await openCart(tx, { caller, parameters: { cartId: data.cart_id } }, { lock: false });
      return { data: { links: await readLinks(tx, cart.state.orderNum) } };
    },
    { accounts: accodesOf(signedIn(caller)) },
  );

/** QQ-03: a quote as PDF, by a link's token or by a cart of the caller. */
export const quotePdf: Handler<'quotePdf'> = async ({ data, caller }, { database, config }) => {
  const { paper } = await namedQuote(database, caller, data);
  const pdf = await writeQuotePdf(paper, await readSupplier(database, config));
  const file = {
    file_name: `quote-${paper.orderNum}.pdf`,
    content_type: 'application/pdf',
    content_base64: pdf.toString('base64'),
  };
  return { data: { file } };
};

/** QQ-03: a quote by a link's token, exactly as it was saved. */
export const quoteRead: Handler<'quoteRead'> = async ({ data }, { database, clock }) => {
  const { paper } = await quoteByToken(database, data.token);
  return { data: { quote: paper, expired: quoteExpired(paper.expiry, await supplierDay(database, clock.now())) } };
};

/** QQ-03: revokes one or all links of a cart's quotes. Repeating the call revokes nothing. */
export const quoteRevokeLink: Handler<'quoteRevokeLink'> = async ({ data, caller }, { database, clock }) =>
  database.transaction(
    async (tx) => {
      const { cart } = await openCart(tx, { caller, parameters: { cartId: data.cart_id } }, { lock: false });
      return { data: { revoked: await revokeLinks(tx, cart.state.orderNum, data.link_id ?? null, clock.now()) } };
    },
    { accounts: accodesOf(signedIn(caller)) },
  );

export { quoteToOrder } from './quote-to-order.ts';
