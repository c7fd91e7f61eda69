import type { Seen } from './check-entries.ts';

const nothing: Seen = { stock: {}, accepted: [] };
const keyOf = (cartId: string) => `portal.seen.${cartId}`;
const index = 'portal.seen';
/** Orders that are remembered; the oldest are forgotten. */
const most = 40;

/** CART-23: what was seen of an order on this device. Nothing where the browser keeps nothing. */
export function readSeen(cartId: string): Seen {
  try {
    const kept: Partial<Seen> | null = JSON.parse(localStorage.getItem(keyOf(cartId)) ?? 'null');
    return { ...nothing, ...kept };
  } catch {
    return nothing;
  }
}

export function keepSeen(cartId: string, seen: Seen): void {
  try {
    const known: readonly string[] = JSON.parse(localStorage.getItem(index) ?? '[]');
    const next = [cartId, ...known.filter((each) => each !== cartId)];
    for (const gone of next.splice(most)) localStorage.removeItem(keyOf(gone));
    localStorage.setItem(index, JSON.stringify(next));
    localStorage.setItem(keyOf(cartId), JSON.stringify(seen));
  } catch {
    // Told anew the next time, where nothing can be kept.
  }
}
