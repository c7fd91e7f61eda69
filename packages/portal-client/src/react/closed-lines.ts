import type { CartId } from '@portal/domain/cart';
import { useStore } from './store.ts';
import { createStoredStore } from './stored-store.ts';

/** Choices of orders that have not been used for a long time are dropped. */
const most = 50;

const store = createStoredStore<readonly CartId[]>('portal.closed-lines', (stored) =>
  Array.isArray(stored) ? stored.map(String) : [],
);

/** LINE-11: keeps lines newly added to this order closed, whatever the preference. Stored on this device. */
export function useClosedLines(cartId: CartId): readonly [boolean, (closed: boolean) => void] {
  const ids = useStore(store);
  const set = (closed: boolean) => {
    const others = ids.filter((each) => each !== cartId);
    store.set(closed ? [...others, cartId].slice(-most) : others);
  };
  return [ids.includes(cartId), set];
}
