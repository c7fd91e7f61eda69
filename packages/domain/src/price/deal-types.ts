import type { DecimalText } from '../money/decimal.ts';

/** What a deal does. Amounts in AUD ex GST. */
export type DealEffect =
  | { readonly kind: 'percent_off_category'; readonly category: string; readonly percent: DecimalText }
  | { readonly kind: 'amount_off'; readonly amount: DecimalText; readonly minimum: DecimalText }
  /** From `quantity` pieces on the part costs `price` for `price_per` pieces. */
  | {
      readonly kind: 'quantity_price';
      readonly stock_code: string;
      readonly quantity: number;
      readonly price: DecimalText;
      readonly price_per: number;
    };

export interface Deal {
  readonly deal_id: string;
  /** What is to be typed; null for a deal that applies by itself. */
  readonly code: string | null;
  readonly name: string;
  readonly effect: DealEffect;
  /** First and last day, YYYY-MM-DD; null for no end. */
  readonly starts: string | null;
  readonly ends: string | null;
  /** The one account that it is for; null for all. */
  readonly accode: string | null;
  /** How often it can still be used by other orders than those that have it; null for no limit. */
  readonly uses_left: number | null;
}

export const promoRefusals = {
  unknown: 'There is no such promo code. Check how it is spelt.',
  not_started: 'This promo code does not apply yet.',
  expired: 'This promo code has expired.',
  used_up: 'This promo code has been used up.',
  other_account: 'This promo code is for another account.',
  below_minimum: 'The goods do not come to the minimum of this promo code.',
  no_lines: 'No line of this order is part of this promo code.',
} as const;
export type PromoRefusal = keyof typeof promoRefusals;

/** CART-16: what became of the promo code of a cart. */
export interface PromoAnswer {
  readonly code: string;
  readonly name: string;
  readonly applied: boolean;
  readonly reason: PromoRefusal | null;
  /** In words; what it gave, or why it was refused. */
  readonly message: string;
  readonly value: DecimalText;
  /** The lines that it touched. */
  readonly line_ids: readonly string[];
}

/** One deal as get-deals tells it. */
export interface DealAnswer {
  readonly name: string;
  /** In words: what it gives and from when on. */
  readonly description: string;
  readonly code: string | null;
  readonly applied: boolean;
  readonly amount: DecimalText;
  readonly line_ids: readonly string[];
  /** Last day, YYYY-MM-DD, or null. */
  readonly ends: string | null;
}

/** What a deal needs to know of a line. */
export interface DealLine {
  readonly line_id: string;
  readonly stock_code: string;
  readonly product_category: string;
  readonly order_quantity: number;
  /** 4 decimals; null where it has no price. */
  readonly extended: DecimalText | null;
}
