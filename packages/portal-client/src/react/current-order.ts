import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';
import { useCall } from './use-call.ts';

/** Account code → id of the order or quick quote. */
type CurrentOrders = Readonly<Record<string, string>>;

const key = 'portal.order';

function stored(): CurrentOrders {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const store = createStore<CurrentOrders>(stored());

/** Null: a new order. */
function choose(accode: string, cartId: string | null): void {
  const { [accode]: _, ...others } = store.get();
  store.set(cartId === null ? others : { ...others, [accode]: cartId });
  try {
    sessionStorage.setItem(key, JSON.stringify(store.get()));
  } catch {
    // The choice then lasts only for this page.
  }
}

/** Remembers the open order or quick quote as the one that parts are added to elsewhere; nothing while it cannot be changed. */
export function useRemembersOrder(accode: string | null, cartId: string, changeable: boolean): void {
  useEffect(() => {
    if (accode !== null && changeable) choose(accode, cartId);
  }, [accode, cartId, changeable]);
}

/**
 * The order or quick quote that parts are added to outside the ordering screens: the one last worked on or chosen in this browser tab. Null:
 * a new order.
 */
export function useCurrentOrder(accode: string | null) {
  const known = useStore(store);
  const { data } = useCall('get-open-carts', accode === null ? null : { accode });
  const chosen = accode === null ? null : (known[accode] ?? null);
  const cart = data?.carts.find(({ orderNum }) => orderNum === chosen);
  const isClosed = cart !== undefined && Boolean(cart.confirmed ?? cart.submitted ?? cart.cancelled);
  return {
    target: isClosed ? null : chosen,
    /** Quotes and quick quotes are labelled `Quote`. */
    to: cart?.tabtype === 'qq' || cart?.tabtype === 'quote' ? ('Quote' as const) : ('Order' as const),
    onTarget: (cartId: string | null) => {
      if (accode !== null) choose(accode, cartId);
    },
  };
}
