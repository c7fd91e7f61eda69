import type { Ulid } from '@portal/domain/cart';
import type { SeenOrder } from '../cart/check-items.ts';

/** Orders that are remembered; the oldest are forgotten. */
const most = 40;

interface OrderMemory<Value> {
  read(cartId: string): Value;
  store(cartId: string, value: Value): void;
  /** Notifies of what another tab stores for an order. */
  subscribe(cartId: string, listener: () => void): () => void;
}

/** A record for each order on this device. Empty where the browser stores nothing. */
function orderMemory<Value extends object>(index: string, nothing: Value): OrderMemory<Value> {
  const keyOf = (cartId: string) => `${index}.${cartId}`;
  return {
    read(cartId) {
      try {
        const stored: Partial<Value> | null = JSON.parse(localStorage.getItem(keyOf(cartId)) ?? 'null');
        return { ...nothing, ...stored };
      } catch {
        return nothing;
      }
    },
    store(cartId, value) {
      try {
        const known: readonly string[] = JSON.parse(localStorage.getItem(index) ?? '[]');
        const next = [cartId, ...known.filter((each) => each !== cartId)];
        for (const gone of next.splice(most)) localStorage.removeItem(keyOf(gone));
        localStorage.setItem(index, JSON.stringify(next));
        localStorage.setItem(keyOf(cartId), JSON.stringify(value));
      } catch {
        // Without storage it is forgotten with the page.
      }
    },
    subscribe(cartId, listener) {
      const elsewhere = ({ key }: StorageEvent) => key === keyOf(cartId) && listener();
      window.addEventListener('storage', elsewhere);
      return () => window.removeEventListener('storage', elsewhere);
    },
  };
}

/** CART-23: what the buyer has seen of an order on this device. */
export const { read: readSeenOrder, store: storeSeenOrder } = orderMemory<SeenOrder>('portal.seen', { stock: {} });

/** By line and subject: what the note said when the buyer dismissed it. */
export type LineAnswers = Readonly<Record<Ulid, Readonly<Record<string, string>>>>;
/** Notes of lines that were dismissed stay dismissed, also after a reload and in another tab. */
export const {
  read: readLineAnswers,
  store: storeLineAnswers,
  subscribe: subscribeLineAnswers,
} = orderMemory<LineAnswers>('portal.answers', {});
