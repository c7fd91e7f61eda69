import type { CartEvent } from '@portal/domain/api';
import type { CartId } from '@portal/domain/cart';
import type { Clock } from '../clock/clock.ts';
import { followEvents } from '../events/follow-events.ts';
import type { PageEvents } from '../outbox/page-events.ts';
import type { Outbox } from '../outbox/types.ts';
import type { Transport } from '../transport/types.ts';
import type { CartDocument } from './types.ts';

/** Milliseconds to wait for the response of our own save, whose event can arrive just before it. */
const ownResponseDelay = 120;

export interface FollowSettings {
  readonly transport: Transport;
  readonly outbox: Pick<Outbox, 'getStatus'>;
  readonly clock: Clock;
  readonly random: () => number;
  /** The carts open in this tab. */
  readonly documents: ReadonlyMap<CartId, CartDocument>;
  /** Whether the cart was requested from the server; if not, it is loaded whole when it is its turn (CART-12). */
  readonly isRequested?: (cartId: CartId) => boolean;
  /** Receives the version of prices and stock, at each connection and after each change. */
  readonly onPrices?: (version: string) => void;
  readonly page?: PageEvents;
  readonly isHidden?: () => boolean;
}

/**
 * Follows other people's changes of the open carts: a stream reports newer revisions, whose changes are requested by an empty
 * save. Without a connection, carts are polled; a tab that was hidden catches up when it is shown again. Returns a function that stops.
 */
export function followCarts(settings: FollowSettings): () => void {
  const { transport, outbox, clock, documents, isRequested = () => true, onPrices, ...connection } = settings;
  const pulling = new Set<CartId>();
  let stopped = false;

  /** Requests changes after our revision, unless an edit is waiting, whose save returns them too. */
  async function pull(cartId: CartId, minimum: number): Promise<void> {
    const cart = documents.get(cartId);
    const revision = cart?.getRevision() ?? null;
    if (stopped || !cart || revision === null || revision >= minimum || pulling.has(cartId)) return;
    if ((outbox.getStatus().unsentByCart[cartId] ?? 0) > 0) return;
    pulling.add(cartId);
    const result = await transport.call('save-cart/{cartId}', { revision, operations: [] }, { params: { cartId } });
    pulling.delete(cartId);
    if (!result.ok || stopped) return;
    await cart.learn(result.data);
    // Another event may have arrived in the meantime.
    if (Number.isFinite(minimum)) await pull(cartId, minimum);
  }
  const catchUp = (): void => {
    for (const cartId of documents.keys()) if (isRequested(cartId)) void pull(cartId, Number.POSITIVE_INFINITY);
  };
  const onCart = ({ order_num, revision }: CartEvent): void => {
    clock.after(ownResponseDelay, () => void pull(order_num, revision));
  };
  const unfollow = followEvents({
    ...connection,
    transport,
    clock,
    onOpen: catchUp,
    onLost: catchUp,
    onEvent: (event) => {
      if (event.kind === 'cart') onCart(event.event);
      if (event.kind === 'prices') onPrices?.(event.event.version);
    },
  });
  return () => {
    stopped = true;
    unfollow();
  };
}
