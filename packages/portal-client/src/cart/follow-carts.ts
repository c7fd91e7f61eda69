import { type CartEvent, cartEventsPath, eventsHeartbeat } from '@portal/domain/api';
import type { CartId } from '@portal/domain/cart';
import { type Clock, fullJitter } from '../clock/clock.ts';
import { browserPageEvents, type PageEvents } from '../outbox/page-events.ts';
import type { Outbox } from '../outbox/types.ts';
import type { Transport } from '../transport/types.ts';
import { eventsIn } from './event-stream.ts';
import type { CartDocument } from './types.ts';

/** Pauses between connections in milliseconds, with full jitter. Without a connection, carts are polled at these intervals. */
const firstPause = 1_000;
const maxPause = 15_000;
/** A connection that is silent for longer is closed. */
const patience = 2 * eventsHeartbeat + 5_000;
/** Milliseconds to wait for the response of our own save, whose event can arrive just before it. */
const ownResponseDelay = 120;

export interface FollowSettings {
  readonly transport: Transport;
  readonly outbox: Pick<Outbox, 'getStatus'>;
  readonly clock: Clock;
  readonly random: () => number;
  /** The carts open in this tab. */
  readonly documents: ReadonlyMap<CartId, CartDocument>;
  /** Whether the server has been asked for the cart; if not, it comes whole when it is its turn (CART-12). */
  readonly isRequested?: (cartId: CartId) => boolean;
  /** Receives the version of prices and stock, at each connection and after each change. */
  readonly onPrices?: (version: string) => void;
  readonly page?: PageEvents;
  readonly isHidden?: () => boolean;
}

const isDocumentHidden = () => typeof document !== 'undefined' && document.visibilityState === 'hidden';

/**
 * Follows other people's changes of the open carts: a stream reports newer revisions, whose changes are requested by an empty
 * save. A hidden tab, or one in the back/forward cache, has no connection and catches up when it is shown again.
 * Returns a function that stops.
 */
export function followCarts(settings: FollowSettings): () => void {
  const { transport, outbox, clock, random, documents, page = browserPageEvents() } = settings;
  const isRequested = settings.isRequested ?? (() => true);
  const isHidden = settings.isHidden ?? isDocumentHidden;
  const pulling = new Set<CartId>();
  let connection: AbortController | null = null;
  let cancelPause = (): void => {};
  let failures = 0;
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
  const onEvent = ({ order_num, revision }: CartEvent): void => {
    clock.after(ownResponseDelay, () => void pull(order_num, revision));
  };

  async function read(own: AbortController): Promise<void> {
    const response = await transport.open(cartEventsPath, own.signal);
    if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}`);
    catchUp();
    let cancelWatch = clock.after(patience, () => own.abort());
    try {
      for await (const event of eventsIn(response.body)) {
        failures = 0;
        cancelWatch();
        cancelWatch = clock.after(patience, () => own.abort());
        if (event?.kind === 'cart') onEvent(event.event);
        if (event?.kind === 'prices') settings.onPrices?.(event.event.version);
      }
    } finally {
      cancelWatch();
    }
  }

  async function connect(): Promise<void> {
    if (stopped || connection || isHidden()) return;
    cancelPause();
    const own = new AbortController();
    connection = own;
    await read(own).catch(() => {
      // Without a stream the carts are polled.
      if (!stopped && connection === own) catchUp();
    });
    if (connection !== own) return;
    connection = null;
    cancelPause = clock.after(fullJitter(random, firstPause, 2, failures, maxPause), () => void connect());
    failures += 1;
  }

  function disconnect(): void {
    cancelPause();
    const open = connection;
    connection = null;
    open?.abort();
  }

  const unsubscribers = [
    page.onHidden(disconnect),
    page.onLeaving(disconnect),
    page.onShown(() => void connect()),
    page.onOnline(() => {
      failures = 0;
      void connect();
    }),
  ];
  void connect();
  return () => {
    stopped = true;
    for (const unsubscribe of unsubscribers) unsubscribe();
    disconnect();
  };
}
