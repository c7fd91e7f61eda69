import type { LineState } from '../cart/types.ts';

type Quantities = Pick<LineState, 'order_quantity' | 'forceShow' | 'poa'>;

/** LINE-03: only lines with a quantity, or forced ones. */
export function isShown(line: Pick<LineState, 'order_quantity' | 'forceShow'>): boolean {
  return line.order_quantity > 0 || line.forceShow;
}

export function shownLines<Line extends Pick<LineState, 'order_quantity' | 'forceShow'>>(
  lines: readonly Line[],
): readonly Line[] {
  return lines.every(isShown) ? lines : lines.filter(isShown);
}

/** LINE-04: its quantity was taken away, by a person and not because its price is on application. */
export function isRemoved(line: Pick<Quantities, 'order_quantity' | 'poa'>): boolean {
  return line.order_quantity === 0 && !line.poa;
}
