import type { DeliveryOption } from '../cart/types.ts';
import { roundToCents } from '../money/calculate.ts';
import { type DecimalText, formatUnits, parseBig } from '../money/decimal.ts';

/** Freight rates of one delivery option by weight. Amounts in AUD ex GST. */
export interface FreightRate {
  readonly code: string;
  readonly name: string;
  /** In words, such as `1 to 2 days`. */
  readonly days: string;
  /** Ascending; the first band that includes the weight applies. */
  readonly bands: readonly { readonly up_to_kg: DecimalText; readonly cost: DecimalText }[];
  /** For each started kilogram above the last band. */
  readonly per_kg_over: DecimalText;
  /** Goods of at least this amount are delivered free of charge; null for never. */
  readonly free_over: DecimalText | null;
}

export interface Freight {
  /** The supplier's cost, 2 decimals. */
  readonly cost: DecimalText;
  /** What the customer is charged, 2 decimals. */
  readonly charge: DecimalText;
}

export const noFreight: Freight = { cost: '0.00', charge: '0.00' };

function costOf(rate: FreightRate, weight: bigint): bigint {
  const band = rate.bands.find(({ up_to_kg }) => weight <= parseBig(up_to_kg));
  if (band) return parseBig(band.cost);
  const last = rate.bands.at(-1);
  const over = weight - (last ? parseBig(last.up_to_kg) : 0n);
  const kilograms = (over + 9_999n) / 10_000n;
  return (last ? parseBig(last.cost) : 0n) + kilograms * parseBig(rate.per_kg_over);
}

/**
 * Returns the freight for goods of a weight (kg) and amount with the chosen option (DLV-01). Nothing is charged if the receiver pays the
 * carrier, if there is nothing to carry, or if the option is not in the table.
 */
export function freightFor(given: {
  readonly rates: readonly FreightRate[];
  readonly option: string;
  readonly weight_kg: DecimalText;
  readonly goods: DecimalText;
  readonly receiver_pays?: boolean;
}): Freight {
  const rate = given.rates.find(({ code }) => code === given.option);
  const weight = parseBig(given.weight_kg);
  const goods = parseBig(given.goods);
  if (!rate || given.receiver_pays || (weight <= 0n && goods <= 0n)) return noFreight;
  const cost = formatUnits(roundToCents(costOf(rate, weight)), 2);
  const free = rate.free_over !== null && goods >= parseBig(rate.free_over);
  return { cost, charge: free ? '0.00' : cost };
}

/** Returns the delivery options with what each would be charged. */
export function deliveryOptionsFor(
  rates: readonly FreightRate[],
  weight_kg: DecimalText,
  goods: DecimalText,
): readonly DeliveryOption[] {
  return rates.map(({ code, name, days }) => {
    const { charge } = freightFor({ rates, option: code, weight_kg, goods });
    return { code, name, days, charge };
  });
}
