import type { CartTabType, LineNotice, LineState, OrderLine, PartFacts } from '@portal/domain/cart';
import {
  isRemoved,
  type LineContext,
  lineFigures,
  noAvailabilityText,
  noPricingText,
  quantityRules,
  roundQuantity,
  unknownText,
} from '@portal/domain/line';
import { choosePrice, type Pricing, pricedOnly } from '@portal/domain/price';
import type { CachedPrice } from '../prices/account-prices.ts';
import type { CartLine, LineSaveState } from './types.ts';

/** Data of a line that came with the cart and is not changed by operations. */
export interface SavedLine {
  readonly customer_stock_code: string;
  readonly savedWebPrice: string | null;
  readonly savedExtended: string | null;
}

/** Everything a cart line is calculated from. While each input is the same, the line is the same object. */
export interface LineInputs {
  readonly state: LineState;
  readonly facts: PartFacts | null;
  /** The stock list or the server says that the part does not exist. */
  readonly unknown: boolean;
  readonly lookup: CachedPrice;
  readonly saved: SavedLine | undefined;
  readonly customer_stock_code: string;
  readonly save: LineSaveState;
  readonly notices: readonly LineNotice[];
  /** A quantity being typed. */
  readonly preview: number | null;
  readonly warehouse: string;
  readonly tabtype: CartTabType;
  readonly web_discount: string;
  /** Confirmed, submitted or cancelled. */
  readonly locked: boolean;
}

/** Price entries, the quantity they are for, and the percentage off standard prices. */
export interface LinePricing {
  readonly pricing: readonly Pricing[] | null;
  readonly price_per: number | null;
  readonly web_discount: string;
}

export const noNotices: readonly LineNotice[] = [];

export function sameInputs(a: LineInputs, b: LineInputs): boolean {
  const keys = Object.keys(a) as (keyof LineInputs)[];
  return keys.every((key) => a[key] === b[key]);
}

/** The line as sent to the server, with the data looked up for it. */
export function orderLineOf({
  state,
  facts,
  lookup,
  saved,
  customer_stock_code,
}: Pick<LineInputs, 'state' | 'facts' | 'lookup' | 'saved' | 'customer_stock_code'>): OrderLine {
  const { part, checkedAt } = lookup;
  return {
    ...state,
    // A code that was set since the order was loaded is the one on paper too.
    customer_stock_code: customer_stock_code || saved?.customer_stock_code || '',
    facts,
    pricing: part ? part.pricing : null,
    price_per: part ? part.price_per : null,
    availability: part ? part.availability : null,
    savedWebPrice: saved?.savedWebPrice ?? null,
    savedExtended: saved?.savedExtended ?? null,
    priceLastCheckedAt: checkedAt === null ? null : new Date(checkedAt).toISOString(),
  };
}

/** The quantity to price: what is being typed, rounded, or else the ordered quantity. */
export function pricedQuantity({ preview, facts, state }: LineInputs): number {
  return preview === null ? state.order_quantity : roundQuantity(preview, quantityRules(facts)).quantity;
}

/** The price source of a line. A locked order keeps the prices of its lines (CART-06). */
export function pricingOf({ locked, lookup, saved, state, web_discount }: LineInputs): LinePricing {
  const part = lookup.part;
  const now = { pricing: part?.pricing ?? null, price_per: part?.price_per ?? null, web_discount };
  const fixed = locked ? (saved?.savedWebPrice ?? null) : null;
  if (fixed === null) return now;
  const chosen = pricedOnly(choosePrice(now.pricing ?? [], now.price_per ?? 1, state.order_quantity, web_discount));
  const price_type = chosen?.webPrice === fixed ? chosen.entry.price_type : 'standard';
  // The discount is included in the price already.
  return { ...now, pricing: [{ price_type, price: fixed, quantity_break: 1, poa: false }], web_discount: '0' };
}

export function cartLineOf(inputs: LineInputs): CartLine {
  const { state, unknown, lookup, warehouse, tabtype, save, notices } = inputs;
  const facts = unknown ? null : inputs.facts;
  const { pricing, web_discount } = pricingOf(inputs);
  const line = { ...orderLineOf({ ...inputs, facts }), pricing };
  const { availability } = line;
  const failed = lookup.state === 'failed';
  const context: LineContext = {
    warehouse,
    tabtype,
    web_discount,
    loading: lookup.state === 'loading' && pricing === null && !unknown,
    unsent: save !== 'saved',
    pricing_failed: failed,
    availability_failed: failed,
  };
  const figures = lineFigures(line, context, pricedQuantity(inputs));
  const { status } = figures;
  // An unknown part will never get a price.
  const priceState = unknown && !lookup.part ? 'ok' : lookup.state;
  return {
    ...figures,
    line_id: state.line_id,
    context,
    description: facts ? facts.description : unknown ? unknownText(tabtype) : '',
    facts,
    unknown,
    discontinued: unknown || (facts?.discontinued ?? false),
    removed: isRemoved(state),
    priceState,
    availabilityState: priceState,
    priceError: failed || (lookup.state === 'ok' && !unknown && pricing?.length === 0) ? noPricingText : null,
    availabilityError: failed || (lookup.state === 'ok' && !availability) ? noAvailabilityText : null,
    checkedAt: lookup.checkedAt,
    priceChangedFrom: status.state === 'price_changed' ? status.from : null,
    stockHere: availability?.find((stock) => stock.warehouse_code === warehouse) ?? null,
    availability: availability ?? [],
    save,
    notices,
  };
}
