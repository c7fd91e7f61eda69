import { type CartTabType, type QuotedPrice, quoteExpired, type Timestamp } from '@portal/domain/cart';
import { orderDate, shortDate } from '@portal/domain/format';
import type { LineFigures } from '@portal/domain/line';
import type { QuoteStage } from './QuoteSide.props.ts';

const asText = (rows: readonly Pick<QuotedPrice, 'stock_code' | 'quantity'>[]): string =>
  rows
    .map(({ stock_code, quantity }) => `${stock_code} ${quantity}`)
    .sort()
    .join();

/** A quote as far as its prices are concerned; `quote` is null until it has been saved as one. */
export interface QuotedCart {
  readonly tabtype: CartTabType;
  readonly quote: {
    readonly saved: Timestamp;
    readonly expiry: string;
    readonly prices: readonly QuotedPrice[];
  } | null;
}

export type QuotableLine = Pick<LineFigures, 'line' | 'price'> & { readonly priceState: string };

/** QQ-03: state of the prices of a quick quote or quote. `ordered`: its lines with a quantity. */
export function quoteStage({ tabtype, quote }: QuotedCart, ordered: readonly QuotableLine[], now: Date): QuoteStage {
  if (tabtype !== 'quote' || !quote) return { stage: 'quick' };
  // A line without a price has none in the quote either.
  const lines = ordered.flatMap(({ line, price, priceState }) =>
    price === null && priceState !== 'loading' ? [] : [{ stock_code: line.stock_code, quantity: line.order_quantity }],
  );
  return {
    stage: 'quote',
    saved: shortDate(quote.saved),
    expiry: shortDate(quote.expiry),
    expired: quoteExpired(quote.expiry, orderDate(now)),
    changed: asText(lines) !== asText(quote.prices),
  };
}
