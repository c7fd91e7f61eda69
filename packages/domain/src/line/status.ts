import type { CartTabType, OrderLine, Timestamp } from '../cart/types.ts';
import { noAvailabilityText, noPricingText, unknownText } from '../messages/line.ts';
import { quantityMessages } from '../messages/quantity.ts';
import { type DecimalText, divideRounded, formatPrice, formatUnits, parseBig } from '../money/decimal.ts';
import { chooseEntry, choosePrice, extend, extendEntry, pricedOnly } from '../price/choose.ts';
import { countLine } from '../price/counted.ts';
import type { Availability } from '../price/types.ts';
import { quantityRules, roundQuantity } from './quantity.ts';
import { isRemoved } from './shown.ts';

/** What a line's state depends on besides the line itself. */
export interface LineContext {
  /** The tab's warehouse (LINE-15). */
  readonly warehouse: string;
  readonly tabtype: CartTabType;
  /** Percentage off standard prices. */
  readonly web_discount: DecimalText;
  /** Facts, price or stock have been requested and have not arrived yet. */
  readonly loading: boolean;
  /** Some edits of the line are not yet confirmed by the server. */
  readonly unsent: boolean;
  /** The last price request failed; the line still has its earlier prices (LINE-02). */
  readonly pricing_failed?: boolean;
  readonly availability_failed?: boolean;
}

/** The states of a line, with the data that each note shows. Quantities in pieces, amounts in AUD. */
export type LineStatus =
  | { readonly state: 'normal' }
  | { readonly state: 'unsent' }
  | { readonly state: 'loading' }
  | {
      readonly state: 'rounded';
      readonly from: number;
      readonly to: number;
      readonly multiple: number;
      readonly why: string;
    }
  | {
      readonly state: 'price_changed';
      readonly direction: 'up' | 'down';
      readonly from: DecimalText;
      readonly to: DecimalText;
      /** 1 decimal, signed; null if the old price was 0. */
      readonly percent: DecimalText | null;
      /** Change of the line's total, 2 decimals, signed. */
      readonly effect: DecimalText;
    }
  | {
      readonly state: 'out_of_stock';
      readonly next_date: string | null;
      /** Other warehouses with stock, most first. */
      readonly elsewhere: readonly Availability[];
    }
  | {
      readonly state: 'part_stock';
      readonly available: number;
      readonly wanted: number;
      readonly next_date: string | null;
      readonly elsewhere: readonly Availability[];
    }
  | { readonly state: 'poa'; readonly quantity: number }
  | { readonly state: 'removed'; readonly was: number; readonly restore_at: number }
  /** Remaining stock in the tab's warehouse and in all. Null while unknown. */
  | { readonly state: 'discontinued'; readonly left: number | null; readonly left_everywhere: number | null }
  | { readonly state: 'unknown'; readonly text: string; readonly stock_code: string }
  | {
      readonly state: 'no_price';
      readonly text: typeof noPricingText;
      /** The price that the line was saved at, if known, and when it was checked (the screen shows its age). */
      readonly last: DecimalText | null;
      readonly last_checked: Timestamp | null;
    }
  /** The last price request failed; the line uses its last known price, from `last_checked`. */
  | {
      readonly state: 'old_price';
      readonly text: typeof noPricingText;
      readonly last: DecimalText;
      readonly last_checked: Timestamp | null;
    }
  | { readonly state: 'no_stock'; readonly text: typeof noAvailabilityText; readonly last: number | null };
export type LineStatusKind = LineStatus['state'];

type Find = (line: OrderLine, context: LineContext) => LineStatus | null;

function stockAt(line: OrderLine, warehouse: string): Availability | undefined {
  return line.availability?.find((stock) => stock.warehouse_code === warehouse);
}

function elsewhere(line: OrderLine, warehouse: string): readonly Availability[] {
  const others = line.availability?.filter((stock) => stock.warehouse_code !== warehouse && stock.available > 0) ?? [];
  return [...others].sort((a, b) => b.available - a.available);
}

/** Facts, price and stock have loaded, and the line is an ordinary priced one. */
const settled = (line: OrderLine, context: LineContext) => !context.loading && !isRemoved(line) && !line.poa;

const webPriceOf = (line: OrderLine, context: LineContext) =>
  pricedOnly(choosePrice(line.pricing ?? [], line.price_per ?? 1, line.order_quantity, context.web_discount));

const removed: Find = (line) =>
  isRemoved(line)
    ? { state: 'removed', was: line.last_order_quantity, restore_at: quantityRules(line.facts).minimum }
    : null;

const unknown: Find = (line, context) =>
  line.facts || context.loading || context.pricing_failed || isRemoved(line)
    ? null
    : { state: 'unknown', text: unknownText(context.tabtype), stock_code: line.stock_code };

const discontinued: Find = (line, context) => {
  if (!line.facts?.discontinued || isRemoved(line)) return null;
  const all = line.availability?.reduce((total, stock) => total + stock.available, 0) ?? null;
  const here = line.availability ? (stockAt(line, context.warehouse)?.available ?? 0) : null;
  return { state: 'discontinued', left: here, left_everywhere: all };
};

/** Also covers a price that went on application after the line's last edit; the line itself changes with its next edit. */
const poa: Find = (line, context) => {
  if (line.poa) return { state: 'poa', quantity: line.last_order_quantity };
  const { pricing, order_quantity: quantity } = line;
  if (context.loading || context.pricing_failed || quantity === 0 || !pricing || pricing.length === 0) return null;
  return chooseEntry(pricing, quantity, context.web_discount) ? null : { state: 'poa', quantity };
};

const loading: Find = (line, context) => (context.loading && !isRemoved(line) ? { state: 'loading' } : null);

const noPrice: Find = (line, context) => {
  if (!settled(line, context) || (!line.facts && !context.pricing_failed)) return null;
  const count = countLine(line, context.web_discount);
  if (count.counted || count.why !== 'no_price') return null;
  return { state: 'no_price', text: noPricingText, last: line.savedWebPrice, last_checked: line.priceLastCheckedAt };
};

const oldPrice: Find = (line, context) => {
  const price = context.pricing_failed && settled(line, context) ? webPriceOf(line, context) : null;
  if (!price) return null;
  return { state: 'old_price', text: noPricingText, last: price.webPrice, last_checked: line.priceLastCheckedAt };
};

const noStock: Find = (line, context) => {
  if (!settled(line, context) || (!context.availability_failed && (!line.facts || line.availability))) return null;
  const last = line.availability ? (stockAt(line, context.warehouse)?.available ?? 0) : null;
  return { state: 'no_stock', text: noAvailabilityText, last };
};

const rounded: Find = (line) => {
  if (line.requested_quantity === null || line.order_quantity === 0) return null;
  if (line.requested_quantity === line.order_quantity) return null;
  const rules = quantityRules(line.facts);
  const why = roundQuantity(line.requested_quantity, rules).why ?? quantityMessages.changed;
  return { state: 'rounded', from: line.requested_quantity, to: line.order_quantity, multiple: rules.increment, why };
};

/** Only compares prices for a saved quantity: another quantity may reach another break, which is not a price change. */
const priceChanged: Find = (line, context) => {
  if (context.unsent || context.pricing_failed || !settled(line, context) || line.savedWebPrice === null) return null;
  const now = chooseEntry(line.pricing ?? [], line.order_quantity, context.web_discount);
  if (!now) return null;
  const from = parseBig(line.savedWebPrice);
  const to = now.price;
  if (from === to) return null;
  const per = line.price_per ?? 1;
  const before =
    line.savedExtended === null ? extend(line.savedWebPrice, line.order_quantity, per) : parseBig(line.savedExtended);
  const percent = from === 0n ? null : formatUnits(divideRounded((to - from) * 1_000_000n, from), 1);
  return {
    state: 'price_changed',
    direction: to > from ? 'up' : 'down',
    from: line.savedWebPrice,
    to: formatPrice(to),
    percent,
    effect: formatUnits(extendEntry(now, line.order_quantity, per) - before, 2),
  };
};

const shortStock: Find = (line, context) => {
  if (!settled(line, context) || !line.facts || !line.availability || context.availability_failed) return null;
  const here = stockAt(line, context.warehouse);
  const available = here?.available ?? 0;
  const wanted = line.order_quantity;
  if (available >= wanted) return null;
  const next_date = here?.next_date ?? null;
  const others = elsewhere(line, context.warehouse);
  if (available <= 0) return { state: 'out_of_stock', next_date, elsewhere: others };
  return { state: 'part_stock', available, wanted, next_date, elsewhere: others };
};

const unsent: Find = (_, context) => (context.unsent ? { state: 'unsent' } : null);

/**
 * Most serious first: removed, unknown part, price on application, loading, failed look-ups, changed price, discontinued, short stock,
 * rounded, unsent.
 */
const finders: readonly Find[] = [
  removed,
  unknown,
  poa,
  loading,
  noPrice,
  oldPrice,
  noStock,
  priceChanged,
  discontinued,
  shortStock,
  rounded,
  unsent,
];

/** Returns every state of a line, most serious first; empty for a normal line. */
export function lineStatuses(line: OrderLine, context: LineContext): readonly LineStatus[] {
  const found: LineStatus[] = [];
  for (const find of finders) {
    const status = find(line, context);
    if (status) found.push(status);
  }
  return found;
}

/** Returns the most serious state, which determines the line's icon and note. */
export function lineStatus(line: OrderLine, context: LineContext): LineStatus {
  for (const find of finders) {
    const status = find(line, context);
    if (status) return status;
  }
  return { state: 'normal' };
}
