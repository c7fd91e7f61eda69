import { type DecimalText, divideRounded, formatPrice, formatUnits } from '../money/decimal.ts';
import { chooseEntry, extendEntry } from './choose.ts';
import type { Pricing } from './types.ts';

/** A part of a set with its prices. */
export interface PricedSetPart {
  /** Pieces in one set. */
  readonly per_set: number;
  /** Pieces ordered, as the part is sold. */
  readonly quantity: number;
  readonly pricing: readonly Pricing[];
  readonly price_per: number;
}

/** Amounts in AUD ex GST after web discount. Null if a part has no price, or only on application. */
export interface SetPrice {
  /** What the pieces of 100 sets cost at the price of the ordered quantities; at least 2 decimals. */
  readonly per_hundred: DecimalText | null;
  /** Of all pieces ordered; 2 decimals. */
  readonly total: DecimalText | null;
  /** Of the pieces ordered of each part; 2 decimals. */
  readonly extended: readonly (DecimalText | null)[];
}

/** Returns the price of a set, exact to ten-thousandths, each part at the price for its quantity (LINE-09). */
export function setPrice(parts: readonly PricedSetPart[], webDiscount: DecimalText): SetPrice {
  const priced = parts.map(({ pricing, price_per, per_set, quantity }) => {
    const chosen = pricing.length === 0 ? undefined : chooseEntry(pricing, quantity, webDiscount);
    if (!chosen) return null;
    return {
      per_hundred: divideRounded(chosen.price * BigInt(per_set) * 100n, BigInt(Math.max(1, price_per))),
      extended: extendEntry(chosen, quantity, price_per),
    };
  });
  const sum = (of: 'per_hundred' | 'extended') =>
    priced.reduce<bigint | null>((total, part) => (total === null || part === null ? null : total + part[of]), 0n);
  const perHundred = sum('per_hundred');
  const total = sum('extended');
  return {
    per_hundred: perHundred === null ? null : formatPrice(perHundred),
    total: total === null ? null : formatUnits(total, 2),
    extended: priced.map((part) => part && formatUnits(part.extended, 2)),
  };
}
