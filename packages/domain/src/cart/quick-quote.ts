import { isRemoved } from '../line/shown.ts';
import type { OperationDraft } from './rule.ts';
import type { CartState, LineState } from './types.ts';

/**
 * QQ-02: the lines of a quick quote beyond its limit, the oldest first. Numbers are given in the order of adding, so the oldest
 * lines have the lowest ones: the foot of a list whose new lines come on top, the head of one where they come at the bottom.
 */
export function oldestBeyond(cart: Pick<CartState, 'tabtype' | 'lines'>, limit: number): readonly LineState[] {
  if (cart.tabtype !== 'qq') return [];
  const counted = cart.lines.filter((line) => !isRemoved(line));
  return counted.slice(0, Math.max(0, counted.length - Math.max(1, limit)));
}

/** What removes them; each is taken back by undo, whole. */
export const dropOldest = (cart: CartState, limit: number): readonly OperationDraft[] =>
  oldestBeyond(cart, limit).map(({ line_id }) => ({ kind: 'line.delete', payload: { line_id } }));
