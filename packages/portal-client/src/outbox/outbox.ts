import type { CartId, Operation } from '@portal/domain/cart';
import { ulid } from 'ulid';
import { type Clock, every, systemClock } from '../clock/clock.ts';
import type { PortalStore } from '../store/types.ts';
import type { Transport } from '../transport/types.ts';
import { keepaliveBudget } from './batch.ts';
import { createCartListeners } from './cart-listeners.ts';
import { type CartSender, createCartSender } from './cart-sender.ts';
import { expire } from './expire.ts';
import { browserLocks, type Locks, seekLead } from './leader.ts';
import { browserPageEvents, type PageEvents } from './page-events.ts';
import { createQueue } from './queue.ts';
import type { Outbox, OutboxEvent, OutboxStatus } from './types.ts';
import { browserChannel, type Channel, type TabMessage } from './wire.ts';

/** Edits within this many milliseconds are sent together. */
const debounce = 250;
/** Interval in ms at which the leader reads the disk, in case it missed a message. */
const reloadInterval = 30_000;
/** How long in ms a tab waits for the leader to send. */
const flushTimeout = 15_000;

export interface OutboxSettings {
  readonly store: PortalStore;
  readonly transport: Transport;
  /** False while the bearer belongs to another user; then nothing is sent. */
  readonly maySend?: () => boolean;
  readonly clock?: Clock;
  readonly random?: () => number;
  readonly locks?: Locks | null;
  readonly channel?: Channel | null;
  readonly page?: PageEvents;
}

type LeaderState = Extract<TabMessage, { type: 'leader' }>;

/** The outbox of one user in this tab (CART-22). */
export function createOutbox(settings: OutboxSettings): Outbox {
  const { store, transport } = settings;
  const clock = settings.clock ?? systemClock;
  const scope = `portal-outbox:${store.user}`;
  const channel = settings.channel === undefined ? browserChannel(scope) : settings.channel;
  const locks = settings.locks === undefined ? browserLocks() : settings.locks;
  const page = settings.page ?? browserPageEvents();
  const queue = createQueue(store);
  const senders = new Map<CartId, CartSender>();
  const listeners = new Set<() => void>();
  const { notify, listen } = createCartListeners();
  const tried = new Set<(cartId: CartId) => void>();
  let leader = !store.durable;
  let durable = store.durable;
  let lastSaved: number | null = null;
  let elsewhere: LeaderState | null = null;
  let status: OutboxStatus | null = null;
  let closed = false;

  const post = (message: TabMessage): void => {
    if (!closed) channel?.postMessage(message);
  };
  const changed = (): void => {
    status = null;
    if (leader) {
      const { sending, offline, serverBusy, retryAt } = getStatus();
      post({ type: 'leader', sending, lastSaved, offline, serverBusy, retryAt });
    }
    for (const listener of listeners) listener();
  };
  const emit = async (event: OutboxEvent): Promise<void> => {
    post({ type: 'event', event });
    await notify(event);
    changed();
  };

  function senderOf(cartId: CartId): CartSender {
    const known = senders.get(cartId);
    if (known) return known;
    const sender = createCartSender(cartId, {
      queue,
      transport,
      clock,
      random: settings.random ?? Math.random,
      newKey: () => ulid(clock.now()),
      unstoredOnly: () => !leader,
      maySend: settings.maySend ?? (() => true),
      emit,
      changed() {
        if (leader && !sender.isBusy()) post({ type: 'tried', cartId });
        changed();
      },
      saved() {
        lastSaved = clock.now();
      },
    });
    senders.set(cartId, sender);
    return sender;
  }
  const cartsWaiting = (): CartId[] => [
    ...new Set(queue.all().flatMap((entry) => (entry.refusal === null ? [entry.cart] : []))),
  ];

  function getStatus(): OutboxStatus {
    if (status) return status;
    const waiting = queue.all().filter((entry) => entry.refusal === null);
    const unsentByCart: Record<CartId, number> = {};
    for (const { cart } of waiting) unsentByCart[cart] = (unsentByCart[cart] ?? 0) + 1;
    const all = [...senders.values()];
    const retries = all.flatMap((sender) => sender.retryAt() ?? []);
    const here = leader || elsewhere === null;
    status = {
      unsent: waiting.length,
      unsentByCart,
      unsentSince: waiting.length > 0 ? Math.min(...waiting.map((entry) => entry.kept_at)) : null,
      sending: here ? all.some((sender) => sender.isBusy()) : (elsewhere?.sending ?? false),
      lastSaved: here ? lastSaved : (elsewhere?.lastSaved ?? lastSaved),
      offline: here ? all.some((sender) => sender.isFailing()) : (elsewhere?.offline ?? false),
      serverBusy: here ? all.some((sender) => sender.isServerBusy()) : (elsewhere?.serverBusy ?? false),
      retryAt: here ? (retries.length > 0 ? Math.min(...retries) : null) : (elsewhere?.retryAt ?? null),
      refused: queue.refused(),
      durable,
      leader,
    };
    return status;
  }

  async function lead(): Promise<void> {
    leader = true;
    elsewhere = null;
    await queue.load();
    if (closed) return;
    await expire(queue, clock.now(), emit);
    changed();
    sendAll(0);
  }
  function sendAll(delay: number): void {
    for (const cartId of cartsWaiting()) if (senderOf(cartId).retryAt() === null) senderOf(cartId).schedule(delay);
  }

  function onMessage(message: TabMessage): void {
    if (message.type === 'appended') {
      queue.mirror(message.cartId, message.operations, message.knownRevision, message.at);
      void notify({ type: 'appended', cartId: message.cartId, operations: message.operations });
      if (leader) senderOf(message.cartId).schedule(debounce);
      changed();
    } else if (message.type === 'due') {
      if (leader) for (const cartId of message.cartId ? [message.cartId] : cartsWaiting()) void senderOf(cartId).run();
    } else if (message.type === 'wake') {
      if (leader) wake();
    } else if (message.type === 'tried') {
      for (const listener of tried) listener(message.cartId);
    } else if (message.type === 'leader') {
      if (leader) return;
      elsewhere = message;
      changed();
    } else {
      const { event } = message;
      if (event.type === 'refused') queue.noteRefusal(event.refused);
      else if (event.type === 'appended') queue.noteRetry(event.operations.map(({ id }) => id));
      else if (event.type === 'dismissed' || event.type === 'settled') queue.forget(event.ids);
      else if (event.type === 'saved') {
        const refused = new Set(
          event.reply.results.flatMap(({ id, outcome }) => (outcome.result === 'refused' ? [id] : [])),
        );
        queue.forget(event.sent.filter((id) => !refused.has(id)));
      }
      void notify(event).then(changed);
    }
  }

  function sendAllOnLeave(leaving: boolean): void {
    let budget = keepaliveBudget;
    // A closing page sends its unsent edits even if another tab normally sends them: that tab may not know the last ones yet.
    for (const cartId of leader || leaving ? cartsWaiting() : [])
      budget -= senderOf(cartId).sendOnLeave(budget, leaving);
  }

  /** Asks the leader tab to send. */
  function flushElsewhere(cartId: CartId | undefined): Promise<boolean> {
    const empty = (): boolean => (cartId === undefined ? getStatus().unsent === 0 : !getStatus().unsentByCart[cartId]);
    if (empty()) return Promise.resolve(true);
    return new Promise((resolve) => {
      const end = (): void => {
        cancel();
        tried.delete(onTried);
        listeners.delete(onChange);
        resolve(empty());
      };
      const onTried = (which: CartId): void => {
        if (cartId !== undefined && which !== cartId) return;
        // An attempt that was already under way may not include our operations.
        if (empty() || elsewhere?.offline) end();
        else post({ type: 'due', cartId: cartId ?? null });
      };
      const onChange = (): void => {
        if (empty()) end();
      };
      const cancel = clock.after(flushTimeout, end);
      tried.add(onTried);
      listeners.add(onChange);
      post({ type: 'due', cartId: cartId ?? null });
    });
  }

  async function flush(cartId?: CartId): Promise<boolean> {
    const carts = cartId === undefined ? cartsWaiting() : [cartId];
    const here = await Promise.all(carts.map((each) => senderOf(each).run()));
    return here.every(Boolean) && (leader || flushElsewhere(cartId));
  }
  function resume(): void {
    transport.tryAgain();
    for (const cartId of cartsWaiting()) senderOf(cartId).resume();
    if (!leader) post({ type: 'wake' });
  }
  /** After an outage, retries immediately when the user returns to the page. */
  function wake(): void {
    if (getStatus().offline) resume();
  }

  async function append(cartId: CartId, operations: readonly Operation[], knownRevision: number): Promise<void> {
    const at = clock.now();
    const adding = queue.add(cartId, operations, knownRevision, at);
    changed();
    const onDisk = await adding;
    if (durable && !onDisk) durable = false;
    post({ type: 'appended', cartId, operations, knownRevision, at });
    if (leader || !onDisk) senderOf(cartId).schedule(debounce);
    else clock.after(debounce, () => post({ type: 'due', cartId }));
    changed();
  }

  if (channel) channel.onmessage = (event) => onMessage(event.data as TabMessage);
  const unsubscribers = [
    page.onHidden(() => sendAllOnLeave(false)),
    page.onLeaving(() => sendAllOnLeave(true)),
    page.onOnline(resume),
    page.onShown(wake),
    transport.onRecovered(wake),
  ];
  // Every tab tracks the waiting operations, whichever tab sends; a tab may have crashed before notifying the leader.
  const loaded = queue.load().then((found) => {
    for (const cart of new Set(found.map((entry) => entry.cart))) post({ type: 'due', cartId: cart });
    changed();
  });
  const stopReloading = every(clock, reloadInterval, () => {
    if (leader && !closed) void queue.load().then(() => sendAll(debounce));
  });
  const releaseLead = store.durable ? seekLead(scope, locks, () => void loaded.then(lead)) : () => {};
  if (!store.durable) void loaded.then(lead);

  return {
    append,
    async pending(cartId) {
      await loaded;
      return (await queue.waiting(cartId, false)).map((entry) => entry.operation);
    },
    flush: (cartId) => loaded.then(() => flush(cartId)),
    async dismiss(ids) {
      const carts = new Map(queue.all().map((entry) => [entry.id, entry.cart]));
      await queue.remove(ids);
      for (const cartId of new Set(ids.flatMap((id) => carts.get(id) ?? []))) {
        await emit({ type: 'dismissed', cartId, ids: ids.filter((id) => carts.get(id) === cartId) });
      }
      changed();
    },
    async retry(ids) {
      await queue.setRefusal(ids, null);
      const again = queue.all().filter((entry) => ids.includes(entry.id));
      for (const cartId of new Set(again.map((entry) => entry.cart))) {
        const operations = again.filter((entry) => entry.cart === cartId).map((entry) => entry.operation);
        await emit({ type: 'appended', cartId, operations });
        if (leader) senderOf(cartId).schedule(0);
        else post({ type: 'due', cartId });
      }
    },
    resume,
    announce: (event) => post({ type: 'event', event }),
    getStatus,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listen,
    async close() {
      closed = true;
      for (const end of unsubscribers) end();
      stopReloading();
      for (const sender of senders.values()) sender.stop();
      releaseLead();
      channel?.close();
    },
  };
}
