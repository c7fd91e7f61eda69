import type { CartId } from './types.ts';

/** CART-12: carts to preload one at a time, taken from the end. */
export interface PreloadQueue {
  readonly waiting: readonly CartId[];
  /** The cart being loaded now. */
  readonly loading: CartId | null;
}

export const emptyPreloadQueue: PreloadQueue = { waiting: [], loading: null };

/** Adds carts at the end. A cart that is already queued moves to the end, so that it is next. */
export function queuePreload(queue: PreloadQueue, ids: readonly CartId[]): PreloadQueue {
  const wanted = [...new Set(ids)].filter((id) => id !== queue.loading);
  const others = queue.waiting.filter((id) => !wanted.includes(id));
  return { ...queue, waiting: [...others, ...wanted] };
}

/** Starts loading the last cart. Returns the same queue while one is loading or none is waiting. */
export function startPreload(queue: PreloadQueue): PreloadQueue {
  const next = queue.waiting.at(-1);
  if (queue.loading !== null || next === undefined) return queue;
  return { waiting: queue.waiting.slice(0, -1), loading: next };
}

/** Ends loading, whether it succeeded or failed. A cart that failed is loaded when its tab opens. */
export function endPreload(queue: PreloadQueue, id: CartId): PreloadQueue {
  return queue.loading === id ? { ...queue, loading: null } : queue;
}
