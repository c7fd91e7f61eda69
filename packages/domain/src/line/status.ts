import type { CartTabType, OrderLine, Timestamp } from '../cart/types.ts';
import { type DecimalText, divideRounded, formatUnits, parseBig } from '../money/decimal.ts';
import { choosePrice, extend, isPoa, pricedOnly } from '../price/choose.ts';
import { countLine } from '../price/counted.ts';
import type { Availability } from '../price/types.ts';
import { quantityRules, roundQuantity } from './quantity.ts';
import { isRemoved } from './shown.ts';
import { noAvailabilityText, noPricingText, unknownText } from './texts.ts';

/** What a line's state depends on beside the line. */
export interface LineContext {
  /** Of the tab (LINE-15). */
  readonly warehouse: string;
  readonly tabtype: CartTabType;
  /** Percent off standard prices. */
  readonly web_discount: DecimalText;
  /** Facts, price or stock of the line have been asked for and are not there yet. */
  readonly loading: boolean;
  /** Edits of the line that the server has not answered yet. */
  readonly unsent: boolean;
  /** LINE-02: the last request failed. What the line has is then from before. */
  readonly pricing_failed?: boolean;
  readonly availability_failed?: boolean;
}

/** The states of a line, with what the note of each has to say. Quantities in pieces, amounts in AUD. */
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
      /** 1 decimal, signed; null where the old price was 0. */
      readonly percent: DecimalText | null;
      /** What the whole line costs more or less, 2 decimals, signed. */
      readonly effect: DecimalText;
    }
  | {
      readonly state: 'out_of_stock';
      readonly next_date: string | null;
      /** Warehouses that have some, most first. */
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
  /** What is left: in the tab's warehouse, and in all. Null while stock is not known. */
  | { readonly state: 'discontinued'; readonly left: number | null; readonly left_everywhere: number | null }
  | { readonly state: 'unknown'; readonly text: string; readonly stock_code: string }
  | {
      readonly state: 'no_price';
      readonly text: typeof noPricingText;
      /** The price that the line was saved at, where it is known, and when it was checked (the screen shows its age). */
      readonly last: DecimalText | null;
      readonly last_checked: Timestamp | null;
    }
  /** The last lookup failed. The line is counted at the last price, which is as old as `last_checked`. */
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

/** Looked up, and what came is all there is. */
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

/** A price may have gone on application since the line was edited last: it becomes such a line with its next edit. */
const poa: Find = (line, context) => {
  if (line.poa) return { state: 'poa', quantity: line.last_order_quantity };
  if (context.loading || context.pricing_failed || line.order_quantity === 0) return null;
  const price = choosePrice(line.pricing ?? [], line.price_per ?? 1, line.order_quantity, context.web_discount);
  return isPoa(price) ? { state: 'poa', quantity: line.order_quantity } : null;
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
  const why = roundQuantity(line.requested_quantity, rules).why ?? 'The quantity was changed.';
  return { state: 'rounded', from: line.requested_quantity, to: line.order_quantity, multiple: rules.increment, why };
};

/** Only against a quantity that is saved: another quantity may have another break, which is no change of price. */
const priceChanged: Find = (line, context) => {
  if (context.unsent || context.pricing_failed || !settled(line, context) || line.savedWebPrice === null) return null;
  const now = webPriceOf(line, context);
  if (!now) return null;
  const from = parseBig(line.savedWebPrice);
  const to = parseBig(now.webPrice);
  if (from === to) return null;
  const per = line.price_per ?? 1;
  const before =
    line.savedExtended === null ? extend(line.savedWebPrice, line.order_quantity, per) : parseBig(line.savedExtended);
  const percent = from === 0n ? null : formatUnits(divideRounded((to - from) * 1_000_000n, from), 1);
  return {
    state: 'price_changed',
    direction: to > from ? 'up' : 'down',
    from: line.savedWebPrice,
    to: now.webPrice,
    percent,
    effect: formatUnits(parseBig(now.extended) - before, 2),
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

/** The most serious first: what cannot be ordered, what is not known, what others changed, what is short, what was only rounded. */
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

/** Every state that a line is in, the most telling first; empty for a normal line. */
export function lineStatuses(line: OrderLine, context: LineContext): readonly LineStatus[] {
  const found: LineStatus[] = [];
  for (const find of finders) {
    const status = find(line, context);
    if (status) found.push(status);
  }
  return found;
}

/** The state that speaks for the line: its mark and its note. */
export function lineStatus(line: OrderLine, context: LineContext): LineStatus {
  for (const find of finders) {
    const status = find(line, context);
    if (status) return status;
  }
  return { state: 'normal' };
}
