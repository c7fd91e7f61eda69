import { randomUUID } from 'node:crypto';
import type { StoredCart } from './rows.ts';

/** Limit on the lines of all cached carts, about 1 kB each. */
const maxLines = 20_000;

const processId = randomUUID();
let writes = 0;

/** A new stamp for a write, unique across processes. */
export function nextStamp(): string {
  writes += 1;
  return `${processId}/${writes}`;
}

const cache = new Map<string, StoredCart>();
let lines = 0;

function drop(orderNum: string): void {
  const cart = cache.get(orderNum);
  if (!cart) return;
  cache.delete(orderNum);
  lines -= cart.state.lines.length;
}

/**
 * Caches a cart that this process wrote, so that the next edit of a long cart reads one row instead of 500. A cached cart is used only
 * if its stamp equals that of the locked row; the stamp of a rolled-back write never does.
 */
export function cacheCart(cart: StoredCart): void {
  const { order_num, stamp } = cart.row;
  drop(order_num);
  if (stamp === '') return;
  cache.set(order_num, cart);
  lines += cart.state.lines.length;
  for (const oldest of cache.keys()) {
    if (lines <= maxLines || oldest === order_num) break;
    drop(oldest);
  }
}

/** The cached cart if it is what the row's write stored, else null. */
export function cachedCart(row: Pick<StoredCart['row'], 'order_num' | 'stamp'>): StoredCart | null {
  const cart = cache.get(row.order_num);
  return cart && row.stamp !== '' && cart.row.stamp === row.stamp ? cart : null;
}
