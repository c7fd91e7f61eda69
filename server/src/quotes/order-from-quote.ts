import {
  type CartRecord,
  type CartState,
  type LineState,
  type OperationDraft,
  quoteExpired,
} from '@portal/domain/cart';
import { ulid } from 'ulid';
import { invalidFields } from '../calls/refusal.ts';
import { refused } from '../cart/change-status.ts';
import { atCurrentPrices, foldInto } from '../cart/fold.ts';
import { insertCart } from '../cart/insert-cart.ts';
import { lineDrafts } from '../cart/line-drafts.ts';
import type { OpenCart } from '../cart/open.ts';
import type { Queries, StoredCart } from '../cart/rows.ts';
import { serverOperation } from '../cart/server-operation.ts';
import { quotesMessages } from '../messages/quotes.ts';
import { supplierDay } from '../supplier/supplier-day.ts';

/**
 * QQ-03: the lines of a quote that become an order: the chosen ones, or all, without those of quantity 0. Throws a refusal if the cart is
 * an order, if a chosen line is missing or has no quantity, or if nothing is left to order.
 */
export function linesToOrder<Line extends Pick<LineState, 'line_id' | 'order_quantity'>>(
  { tabtype, lines }: { readonly tabtype: CartState['tabtype']; readonly lines: readonly Line[] },
  ids: readonly string[] | undefined,
): readonly Line[] {
  if (tabtype !== 'qq' && tabtype !== 'quote') throw refused(quotesMessages.isOrder);
  const ordered = lines.filter((line) => line.order_quantity > 0);
  const chosen = new Set(ids);
  const found = ids ? ordered.filter((line) => chosen.has(line.line_id)) : ordered;
  if (found.length < chosen.size) throw invalidFields([{ field: 'line_ids', message: quotesMessages.lineGone }]);
  if (found.length === 0) throw refused(quotesMessages.nothingToOrder);
  return found;
}

/**
 * QQ-03: what an order takes over from its quote so that the quoted prices hold: until the end of the day on which the quote expires.
 * Empty if the quote has expired or was never saved. `today` is the supplier's day, YYYY-MM-DD.
 */
export function heldPrices(quote: Partial<CartRecord>, today: string): Partial<CartRecord> {
  const { quote_saved, quote_expiry, quoted_prices } = quote;
  if (!quote_saved || !quote_expiry || !quoted_prices || quoteExpired(quote_expiry, today)) return {};
  return { quote_saved, quote_expiry, quoted_prices };
}

/** The operations that fill the order: its lines, then the quote's promo code. */
function draftsOf(lines: readonly LineState[], promo_code: string): readonly OperationDraft[] {
  const adds = lineDrafts(lines, { separate: true });
  return promo_code ? [...adds, { kind: 'cart.promo', payload: { promo_code } }] : adds;
}

export interface OrderFromQuote {
  readonly cart: StoredCart;
  /** Whether the order has the quoted prices. */
  readonly pricesHeld: boolean;
}

/**
 * QQ-03: makes an order from a quote that the caller may open. `lineIds` chooses lines; without it all are ordered. The quote stays
 * unchanged. Throws the refusals of `linesToOrder`.
 */
export async function orderFromQuote(
  tx: Queries,
  { caller, account, cart: quote }: OpenCart,
  lineIds: readonly string[] | undefined,
  now: Date,
): Promise<OrderFromQuote> {
  const lines = linesToOrder(quote.state, lineIds);
  const record = heldPrices(quote.row.record, await supplierDay(tx, now));
  const { delivery, warehouse, customer_reference, promo_code } = quote.state;
  // The forward date is not copied: it is chosen for each order.
  const made = await insertCart(tx, {
    caller,
    account,
    now,
    record,
    cart: { warehouse, customer_reference, delivery: { ...delivery, advanced_forward_order_date: null } },
  });
  const step = ulid(now.getTime());
  const operations = draftsOf(lines, promo_code).map((draft) => serverOperation(draft, now, caller.username, step));
  const { cart } = await foldInto(tx, made, { operations, author: caller, account, now, ...atCurrentPrices });
  return { cart, pricesHeld: record.quote_saved !== undefined };
}
