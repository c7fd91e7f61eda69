import { type CartId, cartStateOf, lockOf, refusalReasons, type SaveReply, type Ulid } from '@portal/domain/cart';
import type { CallRequest } from '@portal/domain/contract';
import { type Clock, fullJitter } from '../clock/clock.ts';
import type { KeptOperation } from '../store/types.ts';
import type { CallResult, Transport } from '../transport/types.ts';
import { failureMessage } from '../transport/validation-lines.ts';
import { type Batch, fitting, largestBatch, nextBatch, withLater } from './batch.ts';
import type { Queue } from './queue.ts';
import type { OutboxEvent } from './types.ts';

/** The pause after a try that came to nothing, in milliseconds: full jitter, from 5 s doubling to 60 s. */
const firstPause = 5_000;
const longestPause = 60_000;
const shortestPause = 500;
const mostReloads = 3;

export interface SenderContext {
  readonly queue: Queue;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: () => number;
  readonly newKey: () => string;
  /** True where another tab sends what is on disk. */
  readonly spareOnly: () => boolean;
  readonly maySend: () => boolean;
  readonly emit: (event: OutboxEvent) => Promise<void>;
  /** Something of `busy`, `failedAt`, `retryAt` changed. */
  readonly changed: () => void;
  readonly saved: () => void;
}

/** Sends the operations of one cart, one batch at a time (CART-18, CART-22). */
export interface CartSender {
  isBusy(): boolean;
  /** The last try came to nothing. */
  isFailing(): boolean;
  retryAt(): number | null;
  /** Sends until nothing waits or a try fails; joins one that is under way. True when nothing waits. */
  run(): Promise<boolean>;
  /** Sends after `milliseconds`, unless it is sent before; an earlier appointment stands. */
  schedule(milliseconds: number): void;
  /** Forgets the pause and tries now. */
  resume(): void;
  /** Sends from memory at once, as keepalive, within `budget` bytes; answers what it used. `leaving` sends what is on its way again. */
  lastWord(budget: number, leaving: boolean): number;
  stop(): void;
}

type Verdict = 'go on' | 'wait';

export function createCartSender(cartId: CartId, context: SenderContext): CartSender {
  const { queue, transport, clock, random, newKey, emit } = context;
  let running: Promise<boolean> | null = null;
  let onItsWay: Batch | null = null;
  let cancelTimer: (() => void) | null = null;
  let dueAt = Number.POSITIVE_INFINITY;
  let retryAt: number | null = null;
  let failures = 0;
  let reloads = 0;
  let stopped = false;
  /** Operations that are sent one by one, to find the one that the server refuses whole. */
  let alone = 0;
  const triedAlone = new Set<Ulid>();

  const params = { cartId };
  const idsOf = (operations: readonly KeptOperation[]): Ulid[] => operations.map((kept) => kept.id);
  const bodyOf = (batch: Batch): CallRequest<'save-cart/{cartId}'> => ({
    revision: batch.revision,
    // The kinds that only the server makes are never appended here, which the domain's type cannot say.
    operations: batch.operations.map((kept) => kept.operation) as CallRequest<'save-cart/{cartId}'>['operations'],
  });

  function schedule(milliseconds: number): void {
    const at = clock.now() + milliseconds;
    if (stopped || at >= dueAt) return;
    cancelTimer?.();
    dueAt = at;
    cancelTimer = clock.after(milliseconds, () => {
      // The appointment is over even where the try joins one that is under way: else no later one would be made.
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

  async function refuse(operations: readonly KeptOperation[], reason: string, message: string): Promise<void> {
    const at = new Date(clock.now()).toISOString();
    await queue.setRefusal(idsOf(operations), { reason, message, at });
    const refused = operations.map(({ operation }) => ({ cartId, operation, reason, message, at }));
    await emit({ type: 'refused', cartId, refused });
  }

  async function accept(batch: Batch, reply: SaveReply): Promise<Verdict> {
    const outcomes = new Map(reply.results.map((result) => [result.id, result.outcome]));
    const told = new Set(reply.operations.map((operation) => operation.id));
    const sent = idsOf(batch.operations);
    // The documents keep what the server said before the operations leave the disk: at no moment is an edit in neither.
    await emit({ type: 'saved', cartId, sent, reply });
    const over = sent.filter((id) => {
      const outcome = outcomes.get(id);
      return outcome ? outcome.result !== 'refused' : told.has(id);
    });
    await queue.remove(over);
    if (over.length > 0) await emit({ type: 'settled', cartId, ids: over });
    for (const kept of batch.operations) {
      const outcome = outcomes.get(kept.id);
      if (outcome?.result === 'refused')
        await refuse([kept], outcome.reason, refusalReasons[outcome.reason] ?? outcome.reason);
    }
    const unanswered = batch.operations.filter((kept) => !outcomes.has(kept.id) && !told.has(kept.id));
    if (unanswered.length > 0) await queue.setBatch(idsOf(unanswered), null);
    alone = Math.max(0, alone - batch.operations.length);
    reloads = 0;
    context.saved();
    return unanswered.length > 0 ? 'wait' : 'go on';
  }

  /** reload_cart: the pending operations go on top of the fresh cart, or are held and offered where it is closed. */
  async function rebase(delay: number): Promise<Verdict> {
    reloads += 1;
    if (reloads > mostReloads) return 'wait';
    if (delay > 0) await new Promise<void>((resolve) => clock.after(delay, resolve));
    const result = await transport.call('get-carts/{cartId}', {}, { params });
    if (!result.ok) return 'wait';
    const { cart } = result.data;
    await emit({ type: 'reloaded', cartId, cart });
    const waiting = await queue.waiting(cartId, context.spareOnly());
    const lock = lockOf(cartStateOf(cart));
    if (lock) await refuse(waiting, lock, refusalReasons[lock]);
    else await queue.setBatch(idsOf(waiting), null);
    return 'go on';
  }

  /** The server read the save and would not have it. Which operation it is shows when they go one by one. */
  async function singleOut(batch: Batch, result: CallResult<SaveReply> & { ok: false }): Promise<Verdict> {
    const [only, ...others] = batch.operations;
    await queue.setBatch(idsOf(batch.operations), null);
    if (!only) return 'go on';
    if (others.length > 0) {
      alone = batch.operations.length;
      return 'go on';
    }
    if (!triedAlone.has(only.id)) {
      // Once more under a new key: the server may have known the old one with another body.
      triedAlone.add(only.id);
      alone = Math.max(alone, 1);
      return 'go on';
    }
    triedAlone.delete(only.id);
    alone = Math.max(0, alone - 1);
    await refuse([only], result.envelope?.error ?? 'error', failureMessage(result));
    return 'go on';
  }

  async function judge(batch: Batch, result: CallResult<SaveReply>): Promise<Verdict> {
    if (result.ok) return Array.isArray(result.data?.results) ? accept(batch, result.data) : 'wait';
    const action = result.envelope?.action;
    if (action === 'reload_cart') return rebase(result.envelope?.delay_reload ?? 0);
    // Signed out, overloaded, down or unreachable: the operations wait, whatever it takes.
    if (result.reason !== 'error' || action === 'invalid_bearer' || action === 'retry') return 'wait';
    return singleOut(batch, result);
  }

  async function sendOne(): Promise<Verdict | 'empty'> {
    const waiting = await queue.waiting(cartId, context.spareOnly());
    const batch = nextBatch(waiting, newKey, alone > 0 ? 1 : largestBatch);
    if (!batch) return 'empty';
    if (!context.maySend() || transport.inMaintenance()) return 'wait';
    if (batch.fresh) await queue.setBatch(idsOf(batch.operations), { key: batch.key, revision: batch.revision });
    onItsWay = batch;
    try {
      return await judge(
        batch,
        await transport.call('save-cart/{cartId}', bodyOf(batch), { params, idempotencyKey: batch.key }),
      );
    } finally {
      onItsWay = null;
    }
  }

  function end(verdict: Verdict | 'empty'): boolean {
    if (verdict === 'wait') {
      const pause = Math.max(shortestPause, fullJitter(random, firstPause, 2, failures, longestPause));
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

  /** One send that began as the page went into the background. */
  function track(sending: Promise<Verdict>, batch: Batch): void {
    onItsWay = batch;
    void begin(
      sending.then((verdict) => {
        onItsWay = null;
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
    retryAt: () => retryAt,
    run,
    schedule,
    resume() {
      failures = 0;
      retryAt = null;
      void run();
    },
    lastWord(budget, leaving) {
      if (onItsWay && !leaving) return 0;
      const waiting = queue.waitingNow(cartId);
      const first = onItsWay ?? nextBatch(waiting, newKey, Math.min(largestBatch, fitting(waiting, budget)));
      if (!first || first.operations.length === 0 || !context.maySend()) return 0;
      const batch = leaving ? withLater(first, waiting, newKey, budget) : first;
      const body = bodyOf(batch);
      const size = new TextEncoder().encode(JSON.stringify(body)).length;
      if (size > budget) return 0;
      if (batch.fresh) void queue.setBatch(idsOf(batch.operations), { key: batch.key, revision: batch.revision });
      const answer = transport.call('save-cart/{cartId}', body, { params, idempotencyKey: batch.key, keepalive: true });
      // What was on its way already is judged by its first sender, should the page stay after all.
      if (!onItsWay)
        track(
          answer.then((result) => judge(batch, result)),
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
