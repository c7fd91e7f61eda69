import type { SeenOrder } from '../cart/check-items.ts';
import type { StoredDismissals } from '../cart/dismissed-notes.ts';

/** Number of orders to remember; the oldest are dropped. */
const maxOrders = 40;

interface OrderMemory<Value> {
  read(cartId: string): Value;
  store(cartId: string, value: Value): void;
  /** Calls back when another tab stores something for an order. */
  subscribe(cartId: string, listener: () => void): () => void;
}

/** A record per order on this device. Empty if the browser cannot store. */
function orderMemory<Value extends object>(index: string, empty: Value): OrderMemory<Value> {
  const keyOf = (cartId: string) => `${index}.${cartId}`;
  return {
    read(cartId) {
      try {
        const stored: Partial<Value> | null = JSON.parse(localStorage.getItem(keyOf(cartId)) ?? 'null');
        return { ...empty, ...stored };
      } catch {
        return empty;
      }
    },
    store(cartId, value) {
      try {
        const known: readonly string[] = JSON.parse(localStorage.getItem(index) ?? '[]');
        const next = [cartId, ...known.filter((each) => each !== cartId)];
        for (const gone of next.splice(maxOrders)) localStorage.removeItem(keyOf(gone));
        localStorage.setItem(index, JSON.stringify(next));
        localStorage.setItem(keyOf(cartId), JSON.stringify(value));
      } catch {
        // Without storage, it is lost with the page.
      }
    },
    subscribe(cartId, listener) {
      const onStorage = ({ key }: StorageEvent) => key === keyOf(cartId) && listener();
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/** What the buyer has seen of an order on this device (CART-23). */
export const { read: readSeenOrder, store: storeSeenOrder } = orderMemory<SeenOrder>('portal.seen', { stock: {} });

/** Dismissed line notes stay dismissed after a reload and in other tabs. */
export const {
  read: readLineAnswers,
  store: storeLineAnswers,
  subscribe: subscribeLineAnswers,
} = orderMemory<StoredDismissals>('portal.answers', {});
