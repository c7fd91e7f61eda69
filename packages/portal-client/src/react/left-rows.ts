import type { CartId } from '@portal/domain/cart';
import { createStore, useStore } from './store.ts';

const key = 'portal.left-rows';
/** Most orders with stored rows; the oldest are dropped. */
const mostOrders = 20;

/** Rows as text that the import review reads again, each with its order. */
type LeftRows = readonly (readonly [cartId: CartId, rows: readonly string[]])[];

const isText = (value: unknown): value is string => typeof value === 'string';

/** Empty for anything else than an entry of `LeftRows`. */
function leftRowsIn(entry: unknown): LeftRows {
  if (!Array.isArray(entry)) return [];
  const [cartId, rows]: readonly unknown[] = entry;
  return isText(cartId) && Array.isArray(rows) ? [[cartId, rows.filter(isText)]] : [];
}

/** What is stored on this device, also by other pages; null if it cannot be read. */
function stored(): LeftRows | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(value) ? value.flatMap(leftRowsIn) : [];
  } catch {
    return null;
  }
}

const store = createStore(stored() ?? []);
const none: readonly string[] = [];

/**
 * IMP-06: stores the rows of a list that are not in this order yet on this device until the buyer has decided about them. `reviewed`: the
 * rows of the reviewed list, some of which may have been stored before. `left`: those that still need a decision.
 */
export function settleLeftRows(cartId: CartId, reviewed: readonly string[], left: readonly string[]): void {
  const all = stored() ?? store.get();
  const before = all.find(([each]) => each === cartId)?.[1] ?? none;
  const rows = [...before.filter((row) => !reviewed.includes(row)), ...left];
  const others = all.filter(([each]) => each !== cartId);
  const next: LeftRows = rows.length > 0 ? [...others, [cartId, rows] as const].slice(-mostOrders) : others;
  store.set(next);
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Storage is unavailable: stored in memory until this page closes.
  }
}

/** IMP-06: the rows of a list that the buyer left undecided for this order. */
export const useLeftRows = (cartId: CartId): readonly string[] =>
  useStore(store).find(([each]) => each === cartId)?.[1] ?? none;
