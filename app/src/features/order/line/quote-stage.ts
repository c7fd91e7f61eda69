import type { QuotedPrice } from '@portal/domain/cart';
import { orderDate, shortDate } from '@portal/domain/format';
import type { CartHeader, CartLine } from '@portal/portal-client';
import type { QuoteStage } from '@portal/portal-widgets';

const asText = (rows: readonly Pick<QuotedPrice, 'stock_code' | 'quantity'>[]): string =>
  rows
    .map(({ stock_code, quantity }) => `${stock_code} ${quantity}`)
    .sort()
    .join();

/** QQ-03: state of the prices of a quick quote or quote. `ordered`: its lines with a quantity. */
export function quoteStage(
  { tabtype, quote }: Pick<CartHeader, 'tabtype' | 'quote'>,
  ordered: readonly Pick<CartLine, 'line' | 'price' | 'priceState'>[],
  now: Date,
): QuoteStage {
  if (tabtype !== 'quote' || !quote) return { stage: 'quick' };
  // A line without a price has none in the quote either.
  const lines = ordered.flatMap(({ line, price, priceState }) =>
    price === null && priceState !== 'loading' ? [] : [{ stock_code: line.stock_code, quantity: line.order_quantity }],
  );
  return {
    stage: 'quote',
    saved: shortDate(quote.saved),
    expiry: shortDate(quote.expiry),
    expired: quote.expiry < orderDate(now),
    changed: asText(lines) !== asText(quote.prices),
  };
}
