import { randomUUID } from 'node:crypto';
import type { StoredCart } from './rows.ts';

/** Lines of all carts kept, about 1 kB each. */
const mostLines = 20_000;

const process = randomUUID();
let writes = 0;

/** A stamp that no write of any process had before. */
export function nextStamp(): string {
  writes += 1;
  return `${process}/${writes}`;
}

const kept = new Map<string, StoredCart>();
let lines = 0;

function drop(orderNum: string): void {
  const cart = kept.get(orderNum);
  if (!cart) return;
  kept.delete(orderNum);
  lines -= cart.state.lines.length;
}

/**
 * Carts that this process wrote lately, so that the next edit of a long cart reads one row and not five hundred. Nothing hangs on
 * them: the locked row says by its stamp whether they are what the store holds, and a write that was rolled back left a stamp
 * that never comes.
 */
export function keepCart(cart: StoredCart): void {
  const { order_num, stamp } = cart.row;
  drop(order_num);
  if (stamp === '') return;
  kept.set(order_num, cart);
  lines += cart.state.lines.length;
  for (const oldest of kept.keys()) {
    if (lines <= mostLines || oldest === order_num) break;
    drop(oldest);
  }
}

export function keptCart(row: Pick<StoredCart['row'], 'order_num' | 'stamp'>): StoredCart | null {
  const cart = kept.get(row.order_num);
  return cart && row.stamp !== '' && cart.row.stamp === row.stamp ? cart : null;
}
