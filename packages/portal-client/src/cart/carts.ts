import {
  type CartId,
  type CartReply,
  emptyPreloadQueue,
  endPreload,
  queuePreload,
  startPreload,
} from '@portal/domain/cart';
import { monotonicFactory } from 'ulid';
import { type Clock, systemClock } from '../clock/clock.ts';
import type { Outbox } from '../outbox/types.ts';
import type { PriceCache } from '../prices/price-cache.ts';
import type { PortalStore } from '../store/types.ts';
import type { Transport } from '../transport/types.ts';
import { createCartDocument } from './cart-document.ts';
import type { CartDocument, Carts, CartsSettings } from './types.ts';

export interface CartsOptions extends CartsSettings {
  readonly store: PortalStore;
  readonly outbox: Outbox;
  readonly transport: Transport;
  readonly prices: PriceCache;
  readonly clock?: Clock;
  readonly random?: () => number;
  /** Follows other people's changes of the open carts. */
  readonly live?: boolean;
}

/** The carts of one user in this tab. */
export function createCarts(options: CartsOptions): Carts {
  const documents = new Map<CartId, CartDocument>();
  const clock = options.clock ?? systemClock;
  const next = monotonicFactory();
  /** The first load of each requested cart. */
  const loads = new Map<CartId, Promise<unknown>>();
  let queue = emptyPreloadQueue;
  let closed = false;
  function documentOf(cartId: CartId, adopted?: CartReply): CartDocument {
    const known = documents.get(cartId);
    if (known) return known;
    const settings = {
      ...options,
      clock,
      random: options.random ?? Math.random,
      newId: () => next(clock.now()),
      onClose() {
        documents.delete(cartId);
        loads.delete(cartId);
      },
    };
    const document = createCartDocument(cartId, settings, adopted);
    documents.set(cartId, document);
    return document;
  }
  function load(cartId: CartId): Promise<unknown> {
    const loading = loads.get(cartId) ?? documentOf(cartId).reload();
    loads.set(cartId, loading);
    return loading;
  }
  async function preloadNext(): Promise<void> {
    const started = startPreload(queue);
    const id = started.loading;
    if (closed || started === queue || id === null) return;
    queue = started;
    // Its tab may have been closed while it waited.
    if (documents.has(id)) await load(id);
    if (documents.get(id)?.getStatus().load === 'missing') options.onMissing?.(id);
    queue = endPreload(queue, id);
    await preloadNext();
  }
  let unfollow = (): void => {};
  if (options.live) {
    // Not needed for the first display.
    void import('./follow-carts.ts').then(({ followCarts }) => {
      const { transport, outbox, prices } = options;
      if (!closed)
        unfollow = followCarts({
          transport,
          outbox,
          documents,
          isRequested: (id) => loads.has(id),
          onPrices: prices.follow,
          clock,
          random: options.random ?? Math.random,
        });
    });
  }
  return {
    openCart(cartId) {
      void load(cartId);
      return documentOf(cartId);
    },
    document: (cartId) => documentOf(cartId),
    preload(cartIds) {
      for (const id of cartIds) documentOf(id);
      queue = queuePreload(queue, cartIds);
      void preloadNext();
    },
    closeCart: (cartId) => documents.get(cartId)?.close(),
    adopt(cart) {
      loads.set(cart.orderNum, Promise.resolve());
      return documentOf(cart.orderNum, cart);
    },
    close() {
      closed = true;
      unfollow();
      for (const document of [...documents.values()]) document.close();
    },
  };
}
