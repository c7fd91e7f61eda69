import { type DecimalText, formatUnits, parseBig } from '../money/decimal.ts';

/** What the supplier asks of every order. Amounts in AUD ex GST; `0.00` for nothing. */
export interface OrderRules {
  readonly minimum_order: DecimalText;
  /** For orders whose goods come to less than `service_free_from`. */
  readonly service_charge: DecimalText;
  readonly service_free_from: DecimalText;
}

export const noRules: OrderRules = { minimum_order: '0.00', service_charge: '0.00', service_free_from: '0.00' };

/** The minimum of an order and what goods are still missing to it; both 2 decimals. */
export interface MinimumOrder {
  readonly minimum: DecimalText;
  readonly shortfall: DecimalText;
}

/** Issue 5: the shortfall from the first line on; none for a cart without goods. */
export function minimumOrder(rules: OrderRules, goods: DecimalText): MinimumOrder {
  const minimum = parseBig(rules.minimum_order);
  const present = parseBig(goods);
  const missing = present > 0n && present < minimum ? minimum - present : 0n;
  return { minimum: formatUnits(minimum, 2), shortfall: formatUnits(missing, 2) };
}

/** CART-15: the charge for handling a small order; none while there are no goods. */
export function serviceChargeFor(rules: OrderRules, goods: DecimalText): DecimalText {
  const present = parseBig(goods);
  return present > 0n && present < parseBig(rules.service_free_from)
    ? formatUnits(parseBig(rules.service_charge), 2)
    : '0.00';
}
