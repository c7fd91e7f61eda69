import type { CartId, CartReply } from '@portal/domain/cart';
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
  function open(cartId: CartId, adopted?: CartReply): CartDocument {
    const known = documents.get(cartId);
    if (known) return known;
    const settings = {
      ...options,
      clock,
      random: options.random ?? Math.random,
      newId: () => next(clock.now()),
      onClose: () => void documents.delete(cartId),
    };
    const made = createCartDocument(cartId, settings, adopted);
    documents.set(cartId, made);
    return made;
  }
  let unfollow = (): void => {};
  let closed = false;
  if (options.live) {
    // Not needed for the first display.
    void import('./follow-carts.ts').then(({ followCarts }) => {
      const { transport, outbox } = options;
      if (!closed)
        unfollow = followCarts({ transport, outbox, documents, clock, random: options.random ?? Math.random });
    });
  }
  return {
    openCart: (cartId) => open(cartId),
    closeCart: (cartId) => documents.get(cartId)?.close(),
    adopt: (cart) => open(cart.orderNum, cart),
    close() {
      closed = true;
      unfollow();
      for (const document of [...documents.values()]) document.close();
    },
  };
}
