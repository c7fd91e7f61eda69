import type { PartFacts } from '../cart/types.ts';
import type { priceTypes } from '../messages/price.ts';
import type { DecimalText } from '../money/decimal.ts';

export type PriceType = keyof typeof priceTypes;

/** A price entry (LINE-09): `price` in AUD ex GST per `price_per` pieces, from `quantity_break` pieces. */
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
  /** Pieces available to sell. */
  readonly available: number;
  /** Date of the next delivery, YYYY-MM-DD, or null. */
  readonly next_date: string | null;
  /** Working days from there to the customer. */
  readonly days: number;
}

/** The entry that applies to a quantity, after web discount. */
export interface ChosenPrice {
  readonly entry: Pricing;
  /** AUD per `price_per` pieces after web discount, at least 2 decimals. */
  readonly webPrice: DecimalText;
  /** webPrice × quantity ÷ price_per, 4 decimals. */
  readonly extended: DecimalText;
}

/** The next cheaper break (LINE-09). */
export interface NextBreak {
  readonly quantity: number;
  readonly webPrice: DecimalText;
  /** Change of the whole line's price if the quantity is raised to the break; negative if it gets cheaper. */
  readonly difference: DecimalText;
}

/** A part in the reply of get-price; only `known: false` if the part does not exist. */
export interface PricedPart {
  readonly stock_code: string;
  readonly known: boolean;
  readonly pricing: readonly Pricing[];
  /** Number of pieces that a price is for. */
  readonly price_per: number;
  /** Price in the supplier's own system per `price_per`, before web discount. */
  readonly pronto_price: DecimalText | null;
  readonly availability: readonly Availability[];
  readonly product_information: (PartFacts & { readonly object_type: string; readonly data_type: string }) | null;
}
