import type { SeenOrder } from '../cart/check-items.ts';

const nothing: SeenOrder = { stock: {}, accepted: [] };
const keyOf = (cartId: string) => `portal.seen.${cartId}`;
const index = 'portal.seen';
/** Orders that are remembered; the oldest are forgotten. */
const most = 40;

/** CART-23: what the buyer has seen of an order on this device. Empty where the browser stores nothing. */
export function readSeenOrder(cartId: string): SeenOrder {
  try {
    const kept: Partial<SeenOrder> | null = JSON.parse(localStorage.getItem(keyOf(cartId)) ?? 'null');
    return { ...nothing, ...kept };
  } catch {
    return nothing;
  }
}

export function storeSeenOrder(cartId: string, seen: SeenOrder): void {
  try {
    const known: readonly string[] = JSON.parse(localStorage.getItem(index) ?? '[]');
    const next = [cartId, ...known.filter((each) => each !== cartId)];
    for (const gone of next.splice(most)) localStorage.removeItem(keyOf(gone));
    localStorage.setItem(index, JSON.stringify(next));
    localStorage.setItem(keyOf(cartId), JSON.stringify(seen));
  } catch {
    // Without storage the same items are listed again next time.
  }
}
