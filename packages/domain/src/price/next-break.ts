import { type QuantityRules, roundQuantity } from '../line/quantity.ts';
import { type DecimalText, formatUnits, parseBig } from '../money/decimal.ts';
import { choosePrice, extend, pricedOnly } from './choose.ts';
import type { NextBreak, Pricing } from './types.ts';

/**
 * Returns the next break above a quantity at which a piece is strictly cheaper, at the first quantity from there that the part is sold in
 * (LINE-09). `difference` has 4 decimals. Null if there is none, or the quantity has no price.
 */
export function nextBreak(
  pricing: readonly Pricing[],
  pricePer: number,
  quantity: number,
  webDiscount: DecimalText,
  rules: QuantityRules,
): NextBreak | null {
  const now = pricedOnly(choosePrice(pricing, pricePer, quantity, webDiscount));
  if (!now) return null;
  const breaks = [...new Set(pricing.map((entry) => entry.quantity_break))].sort((a, b) => a - b);
  for (const from of breaks) {
    if (from <= quantity) continue;
    const raised = roundQuantity(Math.max(from, rules.minimum), rules).quantity;
    // The break is above the largest quantity of a line.
    if (raised < from) return null;
    const then = pricedOnly(choosePrice(pricing, pricePer, raised, webDiscount));
    if (!then || parseBig(then.webPrice) >= parseBig(now.webPrice)) continue;
    const difference = extend(then.webPrice, raised, pricePer) - extend(now.webPrice, quantity, pricePer);
    return { quantity: raised, webPrice: then.webPrice, difference: formatUnits(difference, 4) };
  }
  return null;
}
