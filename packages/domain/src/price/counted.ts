import type { DecimalText } from '../money/decimal.ts';
import { type ChosenEntry, chooseEntry } from './choose.ts';
import type { Pricing } from './types.ts';

/** The data of a line that counting depends on. */
export interface CountableLine {
  readonly order_quantity: number;
  /** The last known prices, however old; null if the part was never priced. */
  readonly pricing: readonly Pricing[] | null;
}

export type LineCount =
  | { readonly counted: true; readonly chosen: ChosenEntry }
  | { readonly counted: false; readonly why: 'nothing_ordered' | 'no_price' | 'poa' };

const nothingOrdered: LineCount = { counted: false, why: 'nothing_ordered' };
const noPrice: LineCount = { counted: false, why: 'no_price' };
const onApplication: LineCount = { counted: false, why: 'poa' };

/**
 * Returns whether a line counts, and at which price. Total, note, checks and Confirm all use this. A price that could not be refreshed
 * still counts (LINE-02); a line that was never priced does not, and prevents confirming.
 */
export function countLine(line: CountableLine, webDiscount: DecimalText): LineCount {
  if (line.order_quantity <= 0) return nothingOrdered;
  if (!line.pricing || line.pricing.length === 0) return noPrice;
  const chosen = chooseEntry(line.pricing, line.order_quantity, webDiscount);
  return chosen ? { counted: true, chosen } : onApplication;
}
