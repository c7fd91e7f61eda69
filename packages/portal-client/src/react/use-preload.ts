import { openCartsOf, type TabKey } from '@portal/domain/cart';
import { useEffect } from 'react';
import type { Orders } from './orders.ts';

/** CART-12: the cart of the current tab is loaded first, those of the other tabs after it, one at a time. */
export function usePreload(orders: Orders, tabs: readonly TabKey[], current: TabKey): void {
  useEffect(() => {
    const ids = openCartsOf(tabs);
    // The queue is worked off from its end.
    orders.carts.preload([...ids.filter((id) => id !== current), ...ids.filter((id) => id === current)]);
  }, [orders, tabs, current]);
}
