import { isRemoved } from '../line/shown.ts';
import type { OperationDraft } from './rule.ts';
import type { CartState, LineState } from './types.ts';

/**
 * QQ-02: the lines of a quick quote beyond its limit, oldest first. Empty for other carts. Removed lines do not count. The oldest
 * lines have the lowest numbers, whether the screen shows new lines at the top or at the bottom.
 */
export function oldestBeyond(cart: Pick<CartState, 'tabtype' | 'lines'>, limit: number): readonly LineState[] {
  if (cart.tabtype !== 'qq') return [];
  const counted = cart.lines.filter((line) => !isRemoved(line));
  return counted.slice(0, Math.max(0, counted.length - Math.max(1, limit)));
}

/** Drafts that delete these lines; undo restores each line completely. */
export const dropOldest = (cart: CartState, limit: number): readonly OperationDraft[] =>
  oldestBeyond(cart, limit).map(({ line_id }) => ({ kind: 'line.delete', payload: { line_id } }));
