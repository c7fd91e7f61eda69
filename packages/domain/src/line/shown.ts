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

/** Returns whether a person removed the line (LINE-04), as opposed to its price going on application. */
export function isRemoved(line: Pick<Quantities, 'order_quantity' | 'poa'>): boolean {
  return line.order_quantity === 0 && !line.poa;
}
