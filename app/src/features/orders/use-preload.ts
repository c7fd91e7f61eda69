import {
  type CartId,
  emptyPreloadQueue,
  endPreload,
  type PreloadQueue,
  queuePreload,
  startPreload,
} from '@portal/domain/cart';
import { useEffect } from 'react';
import type { Orders } from '../../portal/orders.ts';

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
export function usePreload(orders: Orders, ids: readonly CartId[]): void {
  useEffect(() => {
    let stopped = false;
    let queue: PreloadQueue = queuePreload(emptyPreloadQueue, ids);
    const next = async (): Promise<void> => {
      queue = startPreload(queue);
      const id = queue.loading;
      if (stopped || id === null) return;
      await loaded(orders, id);
      queue = endPreload(queue, id);
      await next();
    };
    void next();
    return () => {
      stopped = true;
    };
  }, [orders, ids]);
}
