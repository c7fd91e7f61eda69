import type { LineState } from '../cart/types.ts';

type Quantities = Pick<LineState, 'order_quantity' | 'forceShow' | 'poa'>;

/** Only lines with a quantity, or forced ones, are shown (LINE-03). */
export function isShown(line: Pick<LineState, 'order_quantity' | 'forceShow'>): boolean {
  return line.order_quantity > 0 || line.forceShow;
}

export function shownLines<Line extends Pick<LineState, 'order_quantity' | 'forceShow'>>(
  lines: readonly Line[],
): readonly Line[] {
  return lines.every(isShown) ? lines : lines.filter(isShown);
}

/** Pieces that the buyer wants: a line priced on application orders none (LINE-05), but the supplier quotes a price for these. */
export const wantedQuantity = (line: Pick<LineState, 'order_quantity' | 'last_order_quantity' | 'poa'>): number =>
  line.poa ? line.last_order_quantity : line.order_quantity;

/** Returns whether a person removed the line (LINE-04), as opposed to its price going on application. */
export function isRemoved(line: Pick<Quantities, 'order_quantity' | 'poa'>): boolean {
  return line.order_quantity === 0 && !line.poa;
}
