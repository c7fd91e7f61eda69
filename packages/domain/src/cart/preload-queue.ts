import type { CartId } from './types.ts';

/** CART-12: carts to pre-load, taken from the end, one at a time. */
export interface PreloadQueue {
  readonly waiting: readonly CartId[];
  /** The one that is being loaded. */
  readonly loading: CartId | null;
}

export const emptyPreloadQueue: PreloadQueue = { waiting: [], loading: null };

/** Asking for one again brings it to the end, so that it is next. */
export function queuePreload(queue: PreloadQueue, ids: readonly CartId[]): PreloadQueue {
  const wanted = [...new Set(ids)].filter((id) => id !== queue.loading);
  const others = queue.waiting.filter((id) => !wanted.includes(id));
  return { ...queue, waiting: [...others, ...wanted] };
}

/** Takes the last one in hand; the same queue while one is being loaded or none waits. */
export function startPreload(queue: PreloadQueue): PreloadQueue {
  const next = queue.waiting.at(-1);
  if (queue.loading !== null || next === undefined) return queue;
  return { waiting: queue.waiting.slice(0, -1), loading: next };
}

/** Loaded or failed: a failed one is loaded when its tab is opened. */
export function endPreload(queue: PreloadQueue, id: CartId): PreloadQueue {
  return queue.loading === id ? { ...queue, loading: null } : queue;
}
