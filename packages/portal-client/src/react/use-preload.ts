import { openCartsOf, type TabKey } from '@portal/domain/cart';
import { useEffect } from 'react';
import type { Orders } from './orders.ts';

/** Loads the cart of the current tab first, then those of the other tabs, one at a time (CART-12). */
export function usePreload(orders: Orders, tabs: readonly TabKey[], current: TabKey): void {
  useEffect(() => {
    const ids = openCartsOf(tabs);
    // The queue is processed from its end.
    orders.carts.preload([...ids.filter((id) => id !== current), ...ids.filter((id) => id === current)]);
  }, [orders, tabs, current]);
}
