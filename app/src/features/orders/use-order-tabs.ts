import { openCartsOf } from '@portal/domain/cart';
import { createStore, type Orders, useOpenCarts, useStore } from '@portal/portal-client/react';
import type { OrderTab } from '@portal/portal-widgets';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { orderTabs } from './tabs-view.ts';

/** Tabs of the strip. Re-renders only when a tab changes, not with every keystroke in a cart or every second. */
export function useOrderTabs(orders: Orders): readonly OrderTab[] {
  const tabs = useStore(orders.tabs);
  const summaries = useOpenCarts().data?.carts;
  const [clock] = useState(() => createStore(Date.now()));
  const last = useRef<{ key: string; tabs: readonly OrderTab[] }>({ key: '', tabs: [] });

  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [clock, ...openCartsOf(tabs).map(orders.carts.document)].map((each) => each.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [orders, tabs, clock],
  );
  const snapshot = () => {
    const made = orderTabs(tabs, orders.carts.document, summaries ?? [], clock.get());
    const key = JSON.stringify(made);
    if (key !== last.current.key) last.current = { key, tabs: made };
    return last.current.tabs;
  };
  const shown = useSyncExternalStore(subscribe, snapshot);
  const counting = shown.some((tab) => tab.status === 'confirmed');

  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => clock.set(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [counting, clock]);

  return shown;
}
