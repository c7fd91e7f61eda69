import {
  type CartId,
  emptyPreloadQueue,
  endPreload,
  openCartsOf,
  type PreloadQueue,
  queuePreload,
  startPreload,
  type TabKey,
} from '@portal/domain/cart';
import { useEffect } from 'react';
import type { Orders } from './orders.ts';

/** Resolves when the cart has come, or has failed to. */
function loaded(orders: Orders, id: CartId): Promise<void> {
  const document = orders.open(id);
  const settled = () => !['loading', 'kept'].includes(document.getStatus().load);
  return new Promise((resolve) => {
    if (settled()) return resolve();
    const stop = document.subscribe(() => {
      if (!settled()) return;
      stop();
      resolve();
    });
  });
}

/** CART-12: the carts of the open tabs are loaded from the end of the queue, one at a time. */
export function usePreload(orders: Orders, tabs: readonly TabKey[]): void {
  useEffect(() => {
    let stopped = false;
    let queue: PreloadQueue = queuePreload(emptyPreloadQueue, openCartsOf(tabs));
    const next = async (): Promise<void> => {
      queue = startPreload(queue);
      const id = queue.loading;
      if (stopped || id === null) return;
      await loaded(orders, id);
      // A cart that is gone, or no longer open to the user, has no tab.
      if (orders.open(id).getStatus().load === 'missing') orders.tabs.close(id);
      queue = endPreload(queue, id);
      await next();
    };
    void next();
    return () => {
      stopped = true;
    };
  }, [orders, tabs]);
}
