import { type QuantityRules, roundQuantity } from '../line/quantity.ts';
import { type DecimalText, formatUnits } from '../money/decimal.ts';
import { chooseEntry, extendEntry } from './choose.ts';
import type { Pricing } from './types.ts';

/** A larger quantity that costs less in total. */
export interface MoreForLess {
  readonly quantity: number;
  /** Saving on the whole line, AUD ex GST, 4 decimals, above zero. */
  readonly saves: DecimalText;
}

/**
 * Returns the larger quantity with the lowest line total, if that is below the current total (LINE-09); the smallest on a tie. Always a
 * quantity that the part is sold in. Only the first such quantity of each break needs checking: the total only rises from there to the next
 * break.
 */
export function moreForLess(
  pricing: readonly Pricing[],
  pricePer: number,
  quantity: number,
  webDiscount: DecimalText,
  rules: QuantityRules,
): MoreForLess | null {
  const costOf = (pieces: number): bigint | null => {
    const chosen = pricing.length > 0 ? chooseEntry(pricing, pieces, webDiscount) : undefined;
    return chosen ? extendEntry(chosen, pieces, pricePer) : null;
  };
  const now = quantity > 0 ? costOf(quantity) : null;
  if (now === null) return null;
  let best: { readonly quantity: number; readonly cost: bigint } | null = null;
  for (const { quantity_break } of pricing) {
    if (quantity_break <= quantity) continue;
    const raised = roundQuantity(Math.max(quantity_break, rules.minimum), rules).quantity;
    const cost = raised < quantity_break ? null : costOf(raised);
    if (cost === null || cost >= now) continue;
    if (!best || cost < best.cost || (cost === best.cost && raised < best.quantity)) best = { quantity: raised, cost };
  }
  return best && { quantity: best.quantity, saves: formatUnits(now - best.cost, 4) };
}
