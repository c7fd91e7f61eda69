import type { DecimalText } from '../money/decimal.ts';
import type { CartId, CartTotals, Timestamp } from './types.ts';

/** A quoted price of a part from `quantity` upwards, for `price_per` pieces. */
export interface QuotedPrice {
  readonly stock_code: string;
  readonly quantity: number;
  readonly price: DecimalText;
  readonly price_per: number;
}

/** One line of a saved quote. */
export interface QuotedLine {
  readonly line_number: number;
  readonly stock_code: string;
  readonly customer_stock_code: string;
  readonly description: string;
  readonly order_quantity: number;
  /** LINE-05: priced on application, so that `order_quantity` is wanted but not ordered. Older saved quotes lack it. */
  readonly poa?: boolean;
  /** AUD ex GST for `price_per` pieces; null if there is none. */
  readonly price: DecimalText | null;
  readonly price_per: number;
  /** 4 decimals, or null. */
  readonly extended: DecimalText | null;
  readonly note: string;
  readonly line_reference: string;
}

/** QQ-03: an immutable copy of a saved quote, to show, print and order from. */
export interface QuotePaper {
  readonly orderNum: CartId;
  readonly prettyName: string;
  readonly account_name: string;
  readonly warehouse_name: string;
  readonly delivery_name: string;
  readonly saved: Timestamp;
  /** Last day that the prices are valid, YYYY-MM-DD. */
  readonly expiry: string;
  // Optional: older saved quotes lack these fields.
  readonly accode?: string;
  readonly customer_reference?: string;
  /** Address lines. */
  readonly bill_to?: readonly string[];
  readonly deliver_to?: readonly string[];
  readonly instructions?: string;
  readonly lines: readonly QuotedLine[];
  readonly totals: CartTotals;
}

/** A shareable link to a quote. */
export interface QuoteLinkRow {
  readonly link_id: string;
  readonly made: Timestamp;
  readonly made_by: string;
  readonly quote_saved: Timestamp;
}
