import type { PricedPart } from '@portal/domain/price';
import { type Clock, every, fullJitter } from '../clock/clock.ts';

/** Maximum number of parts per request. */
const largestBatch = 100;
/** Parts that are needed within this many milliseconds are requested together. */
const gatherDelay = 20;
/** Milliseconds between rounds of requests, so that scrolling through thousands of parts stays below the server's call limit. */
const roundInterval = 80;
/** Milliseconds after which a price in use is requested again (LINE-13). */
const staleAfter = 15 * 60_000;
const staleCheck = 60_000;
/** Pauses in ms before a failed request is repeated: `least` plus full jitter (LINE-02). */
const retryPause = { least: 2_000, first: 4_000, longest: 60_000 } as const;
/** A first price that takes longer than this many milliseconds is late. */
const lateAfter = 1_000;
/** Maximum number of prices stored without a subscriber; above it the oldest are dropped. */
const maxUnused = 2_000;

/** State of a look-up; a failed one can be requested again (LINE-02). */
export type LookupState = 'loading' | 'ok' | 'failed';

/** Price and stock of a part. The same object until something about it changes. */
export interface CachedPrice {
  readonly state: LookupState;
  /** The last successful reply; kept while the next one is loading or failed. */
  readonly part: PricedPart | null;
  /** When the server last confirmed `part`, in milliseconds since the epoch. */
  readonly checkedAt: number | null;
  /** The first reply is slow: meanwhile the line counts as one without a price, also for Confirm. */
  readonly late: boolean;
}

export const noPriceYet: CachedPrice = { state: 'loading', part: null, checkedAt: null, late: false };

/** Prices and stock by stock code, of one account or of one of its quotes. */
export interface AccountPrices {
  get(stock_code: string): CachedPrice;
  /**
   * Follows the price of a part until the returned function is called. A part without a good, recent price is requested; what has
   * subscribers stays up to date. A listener of several parts is called once for each reply.
   */
  subscribe(stock_code: string, listener: () => void): () => void;
  /**
   * Stores prices that came with something else, such as a cart. `fresh`: just received from the server; otherwise they are requested again
   * when used.
   */
  store(parts: readonly PricedPart[], checkedAt: number, fresh: boolean): void;
  /** Requests parts again if they have subscribers. */
  refresh(codes: readonly string[]): void;
  /** Requests all parts with subscribers again and deletes the other prices, because any of them may have changed. */
  refreshAll(): void;
  /** Requests parts now; null if any of them could not be loaded. */
  load(codes: readonly string[]): Promise<ReadonlyMap<string, PricedPart> | null>;
  /** Deletes all prices and ignores replies under way; parts with subscribers are requested again. */
  clear(): void;
}

export interface AccountPricesSettings {
  /** Null if the call failed. */
  readonly request: (codes: readonly string[]) => Promise<readonly PricedPart[] | null>;
  readonly clock: Clock;
  readonly random: () => number;
}

/** Price cache of one account or quote: batches requests, refreshes what has subscribers, retries failures (LINE-02, LINE-13). */
export function createAccountPrices({ request, clock, random }: AccountPricesSettings): AccountPrices {
  const prices = new Map<string, CachedPrice>();
  const listeners = new Map<string, Set<() => void>>();
  const inFlight = new Set<string>();
  const queued = new Set<string>();
  /** Requested again after the reply under way, which may be older than a change. */
  const outdated = new Set<string>();
  let sentAt = Number.NEGATIVE_INFINITY;
  let attempts = 0;
  /** Counts calls of `clear`, so that replies to earlier requests are discarded. */
  let generation = 0;
  let cancelSend: (() => void) | null = null;
  let cancelRetry: (() => void) | null = null;
  let cancelLate: (() => void) | null = null;
  let stopChecking: (() => void) | null = null;

  const get = (code: string): CachedPrice => prices.get(code) ?? noPriceYet;
  const isRequested = (code: string): boolean => queued.has(code) || inFlight.has(code);
  const used = (matches: (price: CachedPrice) => boolean): readonly string[] =>
    [...listeners.keys()].filter((code) => matches(get(code)));
  const failedCodes = () => used(({ state }) => state === 'failed');
  const firstInFlight = () => used(({ part, state }) => part === null && state === 'loading').filter(isRequested);

  function notify(codes: Iterable<string>): void {
    const concerned = new Set<() => void>();
    for (const code of codes) for (const listener of listeners.get(code) ?? []) concerned.add(listener);
    for (const listener of concerned) listener();
  }

  function dropUnused(): void {
    let excess = prices.size - listeners.size - maxUnused;
    for (const code of prices.keys()) {
      if (excess <= 0) return;
      if (listeners.has(code) || inFlight.has(code)) continue;
      prices.delete(code);
      excess -= 1;
    }
  }

  /** Repeats failed requests until every part in use has a reply. Current values stay visible meanwhile. */
  function retryLater(): void {
    if (cancelRetry) return;
    const wait = retryPause.least + fullJitter(random, retryPause.first, 2, attempts, retryPause.longest);
    attempts += 1;
    cancelRetry = clock.after(wait, () => {
      cancelRetry = null;
      queue(failedCodes());
    });
  }

  function settle(codes: readonly string[], parts: readonly PricedPart[] | null): void {
    const byCode = new Map(parts?.map((part) => [part.stock_code, part]));
    for (const code of codes) {
      inFlight.delete(code);
      const part = byCode.get(code);
      const loaded: CachedPrice | undefined = part && { state: 'ok', part, checkedAt: clock.now(), late: false };
      prices.set(code, loaded ?? { ...get(code), state: 'failed' });
    }
    dropUnused();
    queue(codes.filter((code) => outdated.delete(code) && listeners.has(code)));
    if (failedCodes().length > 0) retryLater();
    else attempts = 0;
    notify(codes);
  }

  async function send(codes: readonly string[]): Promise<void> {
    const sentIn = generation;
    const batches: (readonly string[])[] = [];
    for (let from = 0; from < codes.length; from += largestBatch) batches.push(codes.slice(from, from + largestBatch));
    await Promise.all(
      batches.map(async (batch) => {
        for (const code of batch) inFlight.add(code);
        const parts = await request(batch);
        if (sentIn === generation) settle(batch, parts);
      }),
    );
  }

  function sendQueued(): void {
    cancelSend = null;
    sentAt = clock.now();
    // Skip rows that have scrolled out of view.
    const codes = [...queued].filter((code) => listeners.has(code));
    queued.clear();
    void send(codes);
  }

  function markLate(): void {
    cancelLate = null;
    const late = firstInFlight();
    for (const code of late) prices.set(code, { ...get(code), late: true });
    notify(late);
  }

  function queue(codes: readonly string[]): void {
    const requested = codes.filter((code) => !isRequested(code));
    if (requested.length === 0) return;
    for (const code of requested) queued.add(code);
    cancelSend ??= clock.after(Math.max(gatherDelay, sentAt + roundInterval - clock.now()), sendQueued);
    if (firstInFlight().length > 0) cancelLate ??= clock.after(lateAfter, markLate);
  }

  const isStale = ({ state, checkedAt }: CachedPrice): boolean =>
    state === 'ok' && (checkedAt ?? 0) < clock.now() - staleAfter;

  /** Requests parts again; the screen shows that they are loading. */
  function refresh(codes: readonly string[]): void {
    const requested = codes.filter((code) => listeners.has(code) && !isRequested(code));
    for (const code of requested) prices.set(code, { ...get(code), state: 'loading' });
    queue(requested);
    notify(requested);
  }

  function cancelTimers(): void {
    for (const cancel of [cancelSend, cancelRetry, cancelLate]) cancel?.();
    cancelSend = null;
    cancelRetry = null;
    cancelLate = null;
  }

  function unsubscribe(code: string, listener: () => void): void {
    const own = listeners.get(code);
    own?.delete(listener);
    if (own?.size !== 0) return;
    listeners.delete(code);
    if (listeners.size > 0) return;
    cancelTimers();
    queued.clear();
    stopChecking?.();
    stopChecking = null;
  }

  return {
    get,
    subscribe(code, listener) {
      const own = listeners.get(code) ?? new Set();
      listeners.set(code, own.add(listener));
      stopChecking ??= every(clock, staleCheck, () => refresh(used(isStale)));
      const price = get(code);
      if (price.state !== 'ok' || isStale(price)) queue([code]);
      return () => unsubscribe(code, listener);
    },
    store(parts, checkedAt, fresh) {
      const stored = parts.filter(({ stock_code }) => {
        const before = get(stock_code);
        return before.checkedAt === null || before.checkedAt < checkedAt;
      });
      for (const part of stored)
        prices.set(part.stock_code, { state: fresh ? 'ok' : 'loading', part, checkedAt, late: false });
      dropUnused();
      const codes = stored.map((part) => part.stock_code);
      if (!fresh) queue(codes.filter((code) => listeners.has(code)));
      notify(codes);
    },
    refresh,
    refreshAll() {
      for (const code of inFlight) outdated.add(code);
      for (const code of [...prices.keys()]) if (!listeners.has(code) && !isRequested(code)) prices.delete(code);
      refresh([...listeners.keys()]);
    },
    async load(codes) {
      const requested = [...new Set(codes)];
      await send(requested);
      const loaded = requested.flatMap((code) => {
        const { state, part } = get(code);
        return state === 'ok' && part ? [[code, part] as const] : [];
      });
      return loaded.length === requested.length ? new Map(loaded) : null;
    },
    clear() {
      generation += 1;
      attempts = 0;
      cancelTimers();
      prices.clear();
      queued.clear();
      inFlight.clear();
      outdated.clear();
      const codes = [...listeners.keys()];
      queue(codes);
      notify(codes);
    },
  };
}
