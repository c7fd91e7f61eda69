import type { PricedPart } from '@portal/domain/price';
import { type Clock, every, fullJitter } from '../clock/clock.ts';
import type { Transport } from '../transport/types.ts';
import type { LookupState } from './types.ts';

/** Parts in one get-price at the most. */
const largestBatch = 100;
/** New parts of this many milliseconds are asked for together. */
const gather = 20;
/** LINE-13, in milliseconds: an older answer is asked for again. */
const staleAfter = 15 * 60_000;
const staleCheck = 60_000;
/** LINE-02: pauses before what failed is asked for again, in milliseconds, with full jitter on top of the least. */
const retryPause = { least: 2_000, first: 4_000, longest: 60_000 } as const;
/** A first price that takes longer than this, in milliseconds, is late. */
const lateAfter = 1_000;

/** LINE-02: what is known of a part's price and stock. The same object until something of it changes. */
export interface Lookup {
  readonly state: LookupState;
  /** The last good answer, also while a new one is on its way or failed. */
  readonly part: PricedPart | null;
  /** Milliseconds since the epoch. */
  readonly checkedAt: number | null;
  /** The first answer takes long: the line is shown as one without a price, also to Confirm. */
  readonly late: boolean;
}

const notAsked: Lookup = { state: 'loading', part: null, checkedAt: null, late: false };

/** Prices and stock of the parts of one cart, by stock code. */
export interface PriceDesk {
  get(stock_code: string): Lookup;
  /** Asks for what is not known and not on its way. */
  want(codes: readonly string[]): void;
  /** Answers that came with the cart. `fresh`: just now from the server, so that nothing needs to be asked. */
  learn(parts: readonly PricedPart[], checkedAt: number, fresh: boolean): void;
  /** Asks again: these, or all that failed. */
  retry(codes?: readonly string[]): void;
  /** Codes whose first answer is still on its way. */
  waiting(): number;
  close(): void;
}

export interface PriceDeskSettings {
  readonly cartId: string;
  readonly accode: () => string | null;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: () => number;
  readonly changed: (codes: readonly string[]) => void;
}

export function createPriceDesk({ cartId, accode, transport, clock, random, changed }: PriceDeskSettings): PriceDesk {
  const lookups = new Map<string, Lookup>();
  const onItsWay = new Set<string>();
  let queued = new Set<string>();
  let cancelGather: (() => void) | null = null;
  let cancelRetry: (() => void) | null = null;
  let cancelLate: (() => void) | null = null;
  let attempts = 0;
  let closed = false;

  function failedCodes(): readonly string[] {
    return [...lookups].flatMap(([code, { state }]) => (state === 'failed' ? [code] : []));
  }

  /** Goes on until every part has an answer. What is shown stays as it is meanwhile. */
  function retryLater(): void {
    if (cancelRetry || closed) return;
    const wait = retryPause.least + fullJitter(random, retryPause.first, 2, attempts, retryPause.longest);
    attempts += 1;
    cancelRetry = clock.after(wait, () => {
      cancelRetry = null;
      queue(failedCodes(), true);
    });
  }

  function settle(codes: readonly string[], parts: readonly PricedPart[] | null): void {
    if (closed) return;
    const byCode = new Map(parts?.map((part) => [part.stock_code, part]));
    for (const code of codes) {
      onItsWay.delete(code);
      const part = byCode.get(code);
      const before = lookups.get(code) ?? notAsked;
      lookups.set(
        code,
        part ? { state: 'ok', part, checkedAt: clock.now(), late: false } : { ...before, state: 'failed' },
      );
    }
    if (failedCodes().length > 0) retryLater();
    else attempts = 0;
    changed(codes);
  }

  async function ask(codes: readonly string[]): Promise<void> {
    const account = accode();
    if (account === null) return settle(codes, null);
    const cart_lines = codes.map((stock_code) => ({ stock_code }));
    const result = await transport.call('get-price', { accode: account, cart_id: cartId, cart_lines });
    settle(codes, result.ok && Array.isArray(result.data?.cart_lines) ? result.data.cart_lines : null);
  }

  function send(): void {
    cancelGather = null;
    const codes = [...queued];
    queued = new Set();
    for (let from = 0; from < codes.length; from += largestBatch) void ask(codes.slice(from, from + largestBatch));
  }

  const firstOnItsWay = () => [...onItsWay].filter((code) => lookups.get(code)?.part === null);

  function markLate(): void {
    cancelLate = null;
    const late = firstOnItsWay();
    if (late.length === 0) return;
    for (const code of late) lookups.set(code, { ...(lookups.get(code) ?? notAsked), late: true });
    changed(late);
  }

  /** `again`: a retry by itself, which leaves a failed lookup as one until it is answered. */
  function queue(codes: readonly string[], again = false): void {
    const wanted = codes.filter((code) => !onItsWay.has(code));
    if (closed || wanted.length === 0) return;
    for (const code of wanted) {
      onItsWay.add(code);
      queued.add(code);
      const before = lookups.get(code) ?? notAsked;
      if (again || before.state === 'loading') lookups.set(code, before);
      else lookups.set(code, { ...before, state: 'loading' });
    }
    cancelGather ??= clock.after(gather, send);
    if (firstOnItsWay().length > 0) cancelLate ??= clock.after(lateAfter, markLate);
    if (!again) changed(wanted);
  }

  const stopChecking = every(clock, staleCheck, () => {
    const old = clock.now() - staleAfter;
    queue(
      [...lookups].flatMap(([code, { state, checkedAt }]) => (state === 'ok' && (checkedAt ?? 0) < old ? [code] : [])),
    );
  });

  return {
    get: (code) => lookups.get(code) ?? notAsked,
    want: (codes) => queue([...new Set(codes)].filter((code) => !lookups.has(code) || lookups.get(code) === notAsked)),
    learn(parts, checkedAt, fresh) {
      for (const part of parts) {
        const before = lookups.get(part.stock_code);
        if (before?.checkedAt && before.checkedAt >= checkedAt) continue;
        lookups.set(part.stock_code, { state: fresh ? 'ok' : 'loading', part, checkedAt, late: false });
      }
      if (!fresh) queue(parts.map((part) => part.stock_code));
      changed(parts.map((part) => part.stock_code));
    },
    retry: (codes) => queue(codes ?? failedCodes()),
    waiting: () => firstOnItsWay().length,
    close() {
      closed = true;
      cancelGather?.();
      cancelRetry?.();
      cancelLate?.();
      stopChecking();
    },
  };
}
