import type { CartId } from '@portal/domain/cart';
import { createStore, useStore } from '@portal/portal-client/react';

const key = 'portal.closed-lines';
/** Choices of orders that have not been used for a long time are dropped. */
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

/** LINE-11: keeps lines newly added to this order closed, whatever the preference. Stored on this device. */
export function useClosedLines(cartId: CartId): readonly [boolean, (closed: boolean) => void] {
  const ids = useStore(store);
  const set = (closed: boolean) => {
    const others = ids.filter((each) => each !== cartId);
    const next = closed ? [...others, cartId].slice(-most) : others;
    store.set(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage refused: applies to this page only.
    }
  };
  return [ids.includes(cartId), set];
}
