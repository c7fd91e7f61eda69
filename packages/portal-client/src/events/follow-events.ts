import { cartEventsPath, eventsHeartbeat } from '@portal/domain/api';
import { type Clock, fullJitter } from '../clock/clock.ts';
import { browserPageEvents, type PageEvents } from '../outbox/page-events.ts';
import type { Transport } from '../transport/types.ts';
import { eventsIn, type ServerEvent } from './event-stream.ts';

/** Pauses between connections in milliseconds, with full jitter. */
const firstPause = 1_000;
const maxPause = 15_000;
/** A connection that is silent for longer is closed. */
const silenceTimeout = 2 * eventsHeartbeat + 5_000;

export interface FollowEventsSettings {
  readonly transport: Pick<Transport, 'open'>;
  readonly clock: Clock;
  readonly random: () => number;
  /** At each connection: what happened before it has to be requested. */
  readonly onOpen: () => void;
  readonly onEvent: (event: ServerEvent) => void;
  /** After each connection that failed, before the pause. */
  readonly onLost?: () => void;
  readonly page?: PageEvents;
  readonly isHidden?: () => boolean;
}

const isDocumentHidden = () => typeof document !== 'undefined' && document.visibilityState === 'hidden';

/**
 * Follows the server's events, and connects again when the connection is lost. A hidden tab, or one in the back/forward cache, has no
 * connection. Returns a function that stops.
 */
export function followEvents(settings: FollowEventsSettings): () => void {
  const { transport, clock, random, onOpen, onEvent, onLost, page = browserPageEvents() } = settings;
  const isHidden = settings.isHidden ?? isDocumentHidden;
  let connection: AbortController | null = null;
  let cancelPause = (): void => {};
  let failures = 0;
  let stopped = false;

  async function read(own: AbortController): Promise<void> {
    const response = await transport.open(cartEventsPath, own.signal);
    if (!response.ok || !response.body) throw new Error(`The stream responded with ${response.status}`);
    onOpen();
    let cancelWatch = clock.after(silenceTimeout, () => own.abort());
    try {
      for await (const event of eventsIn(response.body)) {
        failures = 0;
        cancelWatch();
        cancelWatch = clock.after(silenceTimeout, () => own.abort());
        if (event) onEvent(event);
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
      if (!stopped && connection === own) onLost?.();
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
