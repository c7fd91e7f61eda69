import type { FullSaveReply, LineState } from '@portal/domain/cart';
import type { AuthorisedAccount } from '@portal/domain/session';
import type { Part } from '../catalogue/parts.ts';
import { priceLine } from './pricing.ts';
import type { LinePrice, StoredCart } from './rows.ts';

export interface RepriceInput {
  readonly account: Pick<AuthorisedAccount, 'web_discount'>;
  readonly now: Date;
  /** Seconds. An edit prices lines again if their last pricing is older; 0 prices all lines. */
  readonly priceStaleSeconds: number;
  /** True if the buyer accepts every line at its current price: on confirming and on saving as a quote. */
  readonly savesPrices?: boolean;
}

/** Returns whether a line of the stored cart was never priced, or too long ago. */
export function stalePrices({ prices }: StoredCart, { now, priceStaleSeconds }: RepriceInput) {
  const staleBefore = new Date(now.getTime() - priceStaleSeconds * 1000).toISOString();
  return (line: LineState): boolean => {
    const checked = prices.get(line.line_id)?.checked ?? null;
    return checked === null || priceStaleSeconds === 0 || checked < staleBefore;
  };
}

/** The new prices of lines by line id. `stored` is the cart before the edit. */
export function repriceLines(
  stored: StoredCart,
  lines: readonly LineState[],
  parts: ReadonlyMap<string, Part>,
  { account, now, savesPrices }: RepriceInput,
): ReadonlyMap<string, LinePrice> {
  const old = new Set(stored.state.lines);
  // Quoted prices expire by date, not when the price list changes.
  const price_list = stored.row.record.quote_expiry ? null : stored.row.price_list;
  const { web_discount } = account;
  const checked = now.toISOString();
  const repriced = new Map<string, LinePrice>();
  for (const line of lines) {
    const { line_id, stock_code, order_quantity } = line;
    const basis = price_list === null ? null : { price_list, web_discount, stock_code, order_quantity };
    const price = priceLine(line, parts.get(stock_code), web_discount, checked, basis);
    const keepsSaved = old.has(line) && !savesPrices;
    repriced.set(line_id, keepsSaved ? withSavedPrice(price, stored.prices.get(line_id)) : price);
  }
  return repriced;
}

/** LINE-13: looking up a price is not an edit, so the saved price stays and the change can be shown. */
function withSavedPrice(price: LinePrice, before: LinePrice | undefined): LinePrice {
  if (!before?.savedWebPrice) return price;
  return { ...price, savedWebPrice: before.savedWebPrice, savedExtended: before.savedExtended };
}

/** LINE-13: the prices at which the edited lines among `lines` were saved. `before` is the cart before the edit. */
export function savedPricesOf(
  before: StoredCart,
  lines: readonly LineState[],
  prices: ReadonlyMap<string, LinePrice>,
): FullSaveReply['saved_prices'] {
  const old = new Set(before.state.lines);
  return lines.flatMap((line) => {
    const price = old.has(line) ? undefined : prices.get(line.line_id);
    if (!price) return [];
    const { savedWebPrice, savedExtended } = price;
    return [{ line_id: line.line_id, savedWebPrice, savedExtended }];
  });
}
