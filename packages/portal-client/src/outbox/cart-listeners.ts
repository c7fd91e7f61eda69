import type { CartId } from '@portal/domain/cart';
import type { OutboxEvent } from './types.ts';

type Listener = (event: OutboxEvent) => void | Promise<void>;

/** Who hears of which cart in this tab. */
export function createCartListeners() {
  const byCart = new Map<CartId, Set<Listener>>();
  return {
    /** Resolves when all have done with it; one that fails holds nobody up. */
    async tell(event: OutboxEvent): Promise<void> {
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
