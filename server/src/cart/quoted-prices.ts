import { type CartRecord, quoteExpired } from '@portal/domain/cart';
import type { Pricing } from '@portal/domain/price';
import type { Part } from '../catalogue/parts.ts';

/**
 * QQ-03: adds the prices that a cart was quoted to the parts' price entries, until the quote expires. An order made from a quote
 * has them too. `today` is the supplier's day, YYYY-MM-DD.
 */
export function withQuotedPrices(
  parts: ReadonlyMap<string, Part>,
  record: Partial<CartRecord>,
  today: string,
): ReadonlyMap<string, Part> {
  const { quote_expiry, quoted_prices = [] } = record;
  if (!quote_expiry || quoted_prices.length === 0 || quoteExpired(quote_expiry, today)) return parts;
  const quotedParts = new Map(parts);
  for (const { stock_code, quantity, price, price_per } of quoted_prices) {
    const part = quotedParts.get(stock_code);
    if (!part || part.price_per !== price_per) continue;
    const entry: Pricing = { price_type: 'quote', price, quantity_break: quantity, poa: false };
    quotedParts.set(stock_code, { ...part, pricing: [...part.pricing, entry] });
  }
  return quotedParts;
}
