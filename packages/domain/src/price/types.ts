import type { PartFacts } from '../cart/types.ts';
import type { DecimalText } from '../money/decimal.ts';

export const priceTypes = { standard: 'Std', special: 'Spec', quote: 'Quote' } as const;
export type PriceType = keyof typeof priceTypes;

/** One price entry (LINE-09): `price` in AUD ex GST for `price_per` pieces, from `quantity_break` pieces on. */
export interface Pricing {
  readonly price_type: PriceType;
  readonly price: DecimalText;
  readonly quantity_break: number;
  /** Price on application: `price` is then `0.00`. */
  readonly poa: boolean;
}

/** Stock of one part in one warehouse. */
export interface Availability {
  readonly warehouse_code: string;
  /** Pieces free to sell. */
  readonly available: number;
  /** When more comes, YYYY-MM-DD, or null. */
  readonly next_date: string | null;
  /** Working days to the customer from there. */
  readonly days: number;
}

/** The entry that applies to a quantity, after web discount. */
export interface ChosenPrice {
  readonly entry: Pricing;
  /** AUD for `price_per` pieces after web discount, at least 2 decimals. */
  readonly webPrice: DecimalText;
  /** webPrice × quantity ÷ price_per, 4 decimals. */
  readonly extended: DecimalText;
}

/** The next cheaper break (LINE-09). */
export interface NextBreak {
  readonly quantity: number;
  readonly webPrice: DecimalText;
  /** What the whole line costs more (positive) or less (negative) when the quantity is raised to the break. */
  readonly difference: DecimalText;
}

/** One part of a get-price answer. `known: false` with nothing else where there is no such part. */
export interface PricedPart {
  readonly stock_code: string;
  readonly known: boolean;
  readonly pricing: readonly Pricing[];
  /** Pieces that a price is for. */
  readonly price_per: number;
  /** The price in the supplier's own system for one `price_per`, before web discount. */
  readonly pronto_price: DecimalText | null;
  readonly availability: readonly Availability[];
  readonly product_information: (PartFacts & { readonly object_type: string; readonly data_type: string }) | null;
}
