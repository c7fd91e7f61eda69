import { type CartId, cartStateOf, lockOf, refusalReasons, type SaveReply, type Ulid } from '@portal/domain/cart';
import type { CallRequest } from '@portal/domain/contract';
import { type Clock, fullJitter } from '../clock/clock.ts';
import type { StoredOperation } from '../store/types.ts';
import type { CallResult, Transport } from '../transport/types.ts';
import { failureMessage } from '../transport/validation-lines.ts';
import { type Batch, countFitting, largestBatch, nextBatch, withNewer } from './batch.ts';
import type { Queue } from './queue.ts';
import type { OutboxEvent } from './types.ts';

/** Pause after a failed attempt in ms: full jitter, doubling from 5 s to 60 s. */
const firstPause = 5_000;
const maxPause = 60_000;
const minPause = 500;
const maxReloads = 3;

export interface SenderContext {
  readonly queue: Queue;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: () => number;
  readonly newKey: () => string;
  /** Another tab sends the stored operations; this one sends only those that could not be stored. */
  readonly unstoredOnly: () => boolean;
  readonly maySend: () => boolean;
  readonly emit: (event: OutboxEvent) => Promise<void>;
  /** Called when `isBusy`, `isFailing`, `isServerBusy` or `retryAt` may have changed. */
  readonly changed: () => void;
  readonly saved: () => void;
}

/** Sends the operations of one cart, one batch at a time (CART-18, CART-22). */
export interface CartSender {
  isBusy(): boolean;
  /** The last attempt failed. */
  isFailing(): boolean;
  /** The last attempt failed because the server is too busy, or cannot save at the moment. */
  isServerBusy(): boolean;
  retryAt(): number | null;
  /** Sends until nothing is waiting or an attempt fails; joins a run under way. Resolves to whether nothing is waiting. */
  run(): Promise<boolean>;
  /** Sends after `milliseconds`, unless a run is already scheduled earlier. */
  schedule(milliseconds: number): void;
  /** Cancels the pause and tries immediately. */
  resume(): void;
  /** Sends from memory at once, as keepalive, within `budget` bytes; returns the bytes used. `leaving` also resends the batch under way. */
  sendOnLeave(budget: number, leaving: boolean): number;
  stop(): void;
}

type Verdict = 'go on' | 'wait';

/** Sends the operations of one cart in order, one batch at a time, with retries (CART-18). Starts nothing until `schedule` or `run`. */
export function createCartSender(cartId: CartId, context: SenderContext): CartSender {
  const { queue, transport, clock, random, newKey, emit } = context;
  let running: Promise<boolean> | null = null;
  let inFlight: Batch | null = null;
  let cancelTimer: (() => void) | null = null;
  let dueAt = Number.POSITIVE_INFINITY;
  let retryAt: number | null = null;
  let failures = 0;
  let serverBusy = false;
  let reloads = 0;
  let stopped = false;
  /** Number of operations to send one by one, to find the one because of which the server rejects the batch. */
  let sendSingly = 0;
  const triedSingly = new Set<Ulid>();

  const params = { cartId };
  const idsOf = (operations: readonly StoredOperation[]): Ulid[] => operations.map((entry) => entry.id);
  const bodyOf = (batch: Batch): CallRequest<'save-cart/{cartId}'> => ({
    revision: batch.revision,
    // Kinds that only the server creates are never appended here; the domain's type cannot express that.
    operations: batch.operations.map((entry) => entry.operation) as CallRequest<'save-cart/{cartId}'>['operations'],
  });

  function schedule(milliseconds: number): void {
    const at = clock.now() + milliseconds;
    if (stopped || at >= dueAt) return;
    cancelTimer?.();
    dueAt = at;
    cancelTimer = clock.after(milliseconds, () => {
      // Clear the timer even if this run joins one under way; otherwise no later run could be scheduled.
      cancelTimer = null;
      dueAt = Number.POSITIVE_INFINITY;
      void run();
    });
  }
  function unschedule(): void {
    cancelTimer?.();
    cancelTimer = null;
    dueAt = Number.POSITIVE_INFINITY;
  }

  async function refuse(operations: readonly StoredOperation[], reason: string, message: string): Promise<void> {
    const at = new Date(clock.now()).toISOString();
    await queue.setRefusal(idsOf(operations), { reason, message, at });
    const refused = operations.map(({ operation }) => ({ cartId, operation, reason, message, at }));
    await emit({ type: 'refused', cartId, refused });
  }

  async function accept(batch: Batch, reply: SaveReply): Promise<Verdict> {
    const outcomes = new Map(reply.results.map((result) => [result.id, result.outcome]));
    const acknowledged = new Set(reply.operations.map((operation) => operation.id));
    const sent = idsOf(batch.operations);
    // The documents apply the server's reply before the operations are deleted from the disk, so no edit is ever missing from both.
    await emit({ type: 'saved', cartId, sent, reply });
    const finished = sent.filter((id) => {
      const outcome = outcomes.get(id);
      return outcome ? outcome.result !== 'refused' : acknowledged.has(id);
    });
    await queue.remove(finished);
    if (finished.length > 0) await emit({ type: 'settled', cartId, ids: finished });
    for (const entry of batch.operations) {
      const outcome = outcomes.get(entry.id);
      if (outcome?.result === 'refused')
        await refuse([entry], outcome.reason, refusalReasons[outcome.reason] ?? outcome.reason);
    }
    const unanswered = batch.operations.filter((entry) => !outcomes.has(entry.id) && !acknowledged.has(entry.id));
    if (unanswered.length > 0) await queue.setBatch(idsOf(unanswered), null);
    sendSingly = Math.max(0, sendSingly - batch.operations.length);
    reloads = 0;
    context.saved();
    return unanswered.length > 0 ? 'wait' : 'go on';
  }

  /** On reload_cart: applies the pending operations to the fresh cart, or holds them and offers them again if the cart is closed. */
  async function rebase(delay: number): Promise<Verdict> {
    reloads += 1;
    if (reloads > maxReloads) return 'wait';
    if (delay > 0) await new Promise<void>((resolve) => clock.after(delay, resolve));
    const result = await transport.call('get-carts/{cartId}', {}, { params });
    if (!result.ok) return 'wait';
    const { cart } = result.data;
    await emit({ type: 'reloaded', cartId, cart });
    const waiting = await queue.waiting(cartId, context.unstoredOnly());
    const lock = lockOf(cartStateOf(cart));
    if (lock) await refuse(waiting, lock, refusalReasons[lock]);
    else await queue.setBatch(idsOf(waiting), null);
    return 'go on';
  }

  /** The server rejected the save as a whole; the operations are sent one by one to find the cause. */
  async function findRejected(batch: Batch, result: CallResult<SaveReply> & { ok: false }): Promise<Verdict> {
    const [only, ...others] = batch.operations;
    await queue.setBatch(idsOf(batch.operations), null);
    if (!only) return 'go on';
    if (others.length > 0) {
      sendSingly = batch.operations.length;
      return 'go on';
    }
    if (!triedSingly.has(only.id)) {
      // Retry with a new key: the server may know the old key with another body.
      triedSingly.add(only.id);
      sendSingly = Math.max(sendSingly, 1);
      return 'go on';
    }
    triedSingly.delete(only.id);
    sendSingly = Math.max(0, sendSingly - 1);
    await refuse([only], result.envelope?.error ?? 'error', failureMessage(result));
    return 'go on';
  }

  async function handleResult(batch: Batch, result: CallResult<SaveReply>): Promise<Verdict> {
    serverBusy = !result.ok && result.reason === 'error' && result.envelope?.action === 'retry';
    if (result.ok) return Array.isArray(result.data?.results) ? accept(batch, result.data) : 'wait';
    const action = result.envelope?.action;
    if (action === 'reload_cart') return rebase(result.envelope?.delay_reload ?? 0);
    // Signed out, overloaded, down or unreachable: keep the operations until sending works.
    if (result.reason !== 'error' || action === 'invalid_bearer' || action === 'retry') return 'wait';
    return findRejected(batch, result);
  }

  async function sendOne(): Promise<Verdict | 'empty'> {
    const waiting = await queue.waiting(cartId, context.unstoredOnly());
    const batch = nextBatch(waiting, newKey, sendSingly > 0 ? 1 : largestBatch);
    if (!batch) return 'empty';
    if (!context.maySend() || transport.inMaintenance()) return 'wait';
    if (batch.fresh) await queue.setBatch(idsOf(batch.operations), { key: batch.key, revision: batch.revision });
    inFlight = batch;
    try {
      return await handleResult(
        batch,
        await transport.call('save-cart/{cartId}', bodyOf(batch), { params, idempotencyKey: batch.key }),
      );
    } finally {
      inFlight = null;
    }
  }

  function end(verdict: Verdict | 'empty'): boolean {
    if (verdict === 'wait') {
      const pause = Math.max(minPause, fullJitter(random, firstPause, 2, failures, maxPause));
      failures += 1;
      retryAt = clock.now() + pause;
      schedule(pause);
      return false;
    }
    failures = 0;
    retryAt = null;
    return verdict === 'empty';
  }

  async function runAll(): Promise<boolean> {
    for (;;) {
      const verdict = await sendOne();
      if (stopped) return verdict === 'empty';
      if (end(verdict)) return true;
      if (verdict === 'wait') return false;
    }
  }

  function begin(sending: Promise<boolean>): Promise<boolean> {
    unschedule();
    const begun = sending.finally(() => {
      running = null;
      context.changed();
    });
    running = begun;
    context.changed();
    return begun;
  }

  /** Registers a send that began when the page went into the background. */
  function track(sending: Promise<Verdict>, batch: Batch): void {
    inFlight = batch;
    void begin(
      sending.then((verdict) => {
        inFlight = null;
        end(verdict);
        if (verdict === 'go on') schedule(0);
        return false;
      }),
    );
  }

  function run(): Promise<boolean> {
    if (running)
      return running.then((empty) =>
        queue.waitingNow(cartId).length > 0 && (empty || failures === 0) ? run() : empty,
      );
    return begin(runAll());
  }

  return {
    isBusy: () => running !== null,
    isFailing: () => failures > 0,
    isServerBusy: () => failures > 0 && serverBusy,
    retryAt: () => retryAt,
    run,
    schedule,
    resume() {
      failures = 0;
      retryAt = null;
      void run();
    },
    sendOnLeave(budget, leaving) {
      if (inFlight && !leaving) return 0;
      const waiting = queue.waitingNow(cartId);
      const first = inFlight ?? nextBatch(waiting, newKey, Math.min(largestBatch, countFitting(waiting, budget)));
      if (!first || first.operations.length === 0 || !context.maySend()) return 0;
      const batch = leaving ? withNewer(first, waiting, newKey, budget) : first;
      const body = bodyOf(batch);
      const size = new TextEncoder().encode(JSON.stringify(body)).length;
      if (size > budget) return 0;
      if (batch.fresh) void queue.setBatch(idsOf(batch.operations), { key: batch.key, revision: batch.revision });
      const response = transport.call('save-cart/{cartId}', body, {
        params,
        idempotencyKey: batch.key,
        keepalive: true,
      });
      // If the page stays open after all, the first sender of a batch under way handles its result.
      if (!inFlight)
        track(
          response.then((result) => handleResult(batch, result)),
          batch,
        );
      return size;
    },
    stop() {
      stopped = true;
      unschedule();
    },
  };
}
