import { type QuantityRules, roundQuantity } from '../line/quantity.ts';
import { type DecimalText, formatPrice, formatUnits } from '../money/decimal.ts';
import { chooseEntry, extendEntry } from './choose.ts';
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
  if (!pricing.some((entry) => entry.quantity_break > quantity)) return null;
  const now = chooseEntry(pricing, quantity, webDiscount);
  if (!now) return null;
  const breaks = [...new Set(pricing.map((entry) => entry.quantity_break))].sort((a, b) => a - b);
  for (const from of breaks) {
    if (from <= quantity) continue;
    const raised = roundQuantity(Math.max(from, rules.minimum), rules).quantity;
    // The break is above the largest quantity of a line.
    if (raised < from) return null;
    const then = chooseEntry(pricing, raised, webDiscount);
    if (!then || then.price >= now.price) continue;
    const difference = extendEntry(then, raised, pricePer) - extendEntry(now, quantity, pricePer);
    return { quantity: raised, webPrice: formatPrice(then.price), difference: formatUnits(difference, 4) };
  }
  return null;
}
