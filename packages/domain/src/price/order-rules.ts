import { type DecimalText, formatUnits, parseBig } from '../money/decimal.ts';

/** The supplier's charges and minimum for every order. Amounts in AUD ex GST; `0.00` for none. */
export interface OrderRules {
  readonly minimum_order: DecimalText;
  /** For orders with goods below `service_free_from`. */
  readonly service_charge: DecimalText;
  readonly service_free_from: DecimalText;
}

export const noRules: OrderRules = { minimum_order: '0.00', service_charge: '0.00', service_free_from: '0.00' };

/** The minimum order and the shortfall of the goods; both 2 decimals. */
export interface MinimumOrder {
  readonly minimum: DecimalText;
  readonly shortfall: DecimalText;
}

/** Returns the shortfall, which applies from the first line on; none for a cart without goods (Issue 5). */
export function minimumOrder(rules: OrderRules, goods: DecimalText): MinimumOrder {
  const minimum = parseBig(rules.minimum_order);
  const present = parseBig(goods);
  const missing = present > 0n && present < minimum ? minimum - present : 0n;
  return { minimum: formatUnits(minimum, 2), shortfall: formatUnits(missing, 2) };
}

/** Returns the handling charge for a small order; none while there are no goods (CART-15). */
export function serviceChargeFor(rules: OrderRules, goods: DecimalText): DecimalText {
  const present = parseBig(goods);
  return present > 0n && present < parseBig(rules.service_free_from)
    ? formatUnits(parseBig(rules.service_charge), 2)
    : '0.00';
}
