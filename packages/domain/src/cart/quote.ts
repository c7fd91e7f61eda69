import type { DecimalText } from '../money/decimal.ts';
import type { CartId, CartTotals, Timestamp } from './types.ts';

/** A price that holds for a part from a quantity on, for `price_per` pieces. */
export interface QuotedPrice {
  readonly stock_code: string;
  readonly quantity: number;
  readonly price: DecimalText;
  readonly price_per: number;
}

/** One line of a quote as it was saved. */
export interface QuotedLine {
  readonly line_number: number;
  readonly stock_code: string;
  readonly customer_stock_code: string;
  readonly description: string;
  readonly order_quantity: number;
  /** AUD ex GST for `price_per` pieces; null where it is on application. */
  readonly price: DecimalText | null;
  readonly price_per: number;
  /** 4 decimals, or null. */
  readonly extended: DecimalText | null;
  readonly note: string;
  readonly line_reference: string;
}

/** QQ-03: what was quoted, whole and unchanging: shown on a page, printed, and ordered from. */
export interface QuotePaper {
  readonly orderNum: CartId;
  readonly prettyName: string;
  readonly account_name: string;
  readonly warehouse_name: string;
  readonly delivery_name: string;
  readonly saved: Timestamp;
  /** The last day that the prices hold, YYYY-MM-DD. */
  readonly expiry: string;
  // Quotes that were saved before these were added do not have them.
  readonly accode?: string;
  readonly customer_reference?: string;
  /** Lines of addresses: who is billed, and where the goods go. */
  readonly bill_to?: readonly string[];
  readonly deliver_to?: readonly string[];
  readonly instructions?: string;
  readonly lines: readonly QuotedLine[];
  readonly totals: CartTotals;
}

/** A link that shows a quote. */
export interface QuoteLinkRow {
  readonly link_id: string;
  readonly made: Timestamp;
  readonly made_by: string;
  readonly quote_saved: Timestamp;
}
