import type { promoRefusals } from '../messages/deals.ts';
import type { DecimalText } from '../money/decimal.ts';

/** The effect of a deal. Amounts in AUD ex GST. */
export type DealEffect =
  | { readonly kind: 'percent_off_category'; readonly category: string; readonly percent: DecimalText }
  | { readonly kind: 'amount_off'; readonly amount: DecimalText; readonly minimum: DecimalText }
  /** From `quantity` pieces, the part costs `price` per `price_per` pieces. */
  | {
      readonly kind: 'quantity_price';
      readonly stock_code: string;
      readonly quantity: number;
      readonly price: DecimalText;
      readonly price_per: number;
    };

export interface Deal {
  readonly deal_id: string;
  /** Promo code to type; null for a deal that applies automatically. */
  readonly code: string | null;
  readonly name: string;
  readonly effect: DealEffect;
  /** First and last day, YYYY-MM-DD; null for no limit. */
  readonly starts: string | null;
  readonly ends: string | null;
  /** The only account that may use it; null for all. */
  readonly accode: string | null;
  /** How many more orders may use it, beyond those that already do; null for no limit. */
  readonly uses_left: number | null;
}

export type PromoRefusal = keyof typeof promoRefusals;

/** The result of a cart's promo code (CART-16). */
export interface PromoResult {
  readonly code: string;
  readonly name: string;
  readonly applied: boolean;
  readonly reason: PromoRefusal | null;
  /** What it gave, or why it was refused, as a sentence. */
  readonly message: string;
  readonly value: DecimalText;
  /** The lines that it applied to. */
  readonly line_ids: readonly string[];
}

/** A deal in the reply of get-deals. */
export interface DealSummary {
  readonly name: string;
  /** What it gives and from when, in words. */
  readonly description: string;
  readonly code: string | null;
  readonly applied: boolean;
  readonly amount: DecimalText;
  readonly line_ids: readonly string[];
  /** Last day, YYYY-MM-DD, or null. */
  readonly ends: string | null;
}

/** The data of a line that deals depend on. */
export interface DealLine {
  readonly line_id: string;
  readonly stock_code: string;
  readonly product_category: string;
  readonly order_quantity: number;
  /** 4 decimals; null if it has no price. */
  readonly extended: DecimalText | null;
}
