import type { CartId } from '@portal/domain/cart';
import type { OutboxEvent } from './types.ts';

type Listener = (event: OutboxEvent) => void | Promise<void>;

/** Listeners of this tab, by cart. */
export function createCartListeners() {
  const byCart = new Map<CartId, Set<Listener>>();
  return {
    /** Resolves when all listeners have finished; a listener that fails does not affect the others. */
    async notify(event: OutboxEvent): Promise<void> {
      await Promise.allSettled([...(byCart.get(event.cartId) ?? [])].map(async (listener) => listener(event)));
    },
    listen(cartId: CartId, listener: Listener): () => void {
      const set = byCart.get(cartId) ?? new Set();
      set.add(listener);
      byCart.set(cartId, set);
      return () => set.delete(listener);
    },
  };
}
