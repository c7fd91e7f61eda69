import type { CartId } from '@portal/domain/cart';
import { createStore, useStore } from '@portal/portal-client/react';

const key = 'portal.closed-lines';
/** An order that was worked on long ago has no use for its choice any more. */
const most = 50;

function kept(): readonly CartId[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(value) ? value.map(String) : [];
  } catch {
    return [];
  }
}

const store = createStore(kept());

/** LINE-11: whether the lines that are entered into this order stay closed, whatever is preferred; kept on this device. */
export function useClosedLines(cartId: CartId): readonly [boolean, (closed: boolean) => void] {
  const ids = useStore(store);
  const set = (closed: boolean) => {
    const others = ids.filter((each) => each !== cartId);
    const next = closed ? [...others, cartId].slice(-most) : others;
    store.set(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // For this page only, then.
    }
  };
  return [ids.includes(cartId), set];
}
