import type { Clock } from '../clock.ts';

/** Parts of a token. A bucket refills by a whole number of parts each millisecond, so that rounding loses nothing. */
const token = 60_000;

interface Bucket {
  /** In parts of a token. */
  parts: number;
  /** When `parts` was calculated, in milliseconds of the clock. */
  at: number;
}

/**
 * A limit per key: a bucket that holds one minute's worth of tokens and refills evenly. Counts in this process only, so that a
 * request costs no SQL statement; `SharedCalls` adds what other processes have let through.
 */
export class TokenBuckets {
  readonly #clock: Clock;
  readonly #perMinute: number;
  readonly #maxKeys: number;
  /** Ordered by last use, the latest at the end. */
  readonly #buckets = new Map<string, Bucket>();
  /** Tokens taken since `collect` was last called. */
  #taken = new Map<string, number>();

  /** `perMinute` 0 means no limit. Beyond `maxKeys` the least recently used key is dropped, which refills its bucket. */
  constructor(clock: Clock, perMinute: number, maxKeys = 50_000) {
    this.#clock = clock;
    this.#perMinute = perMinute;
    this.#maxKeys = maxKeys;
  }

  /** Takes `requested` tokens and returns 0. If there are too few, takes none and returns the milliseconds until there are enough. */
  take(key: string, requested = 1): number {
    if (this.#perMinute === 0) return 0;
    // A call that costs more than a full bucket would otherwise never pass.
    const tokens = Math.min(requested, this.#perMinute);
    const cost = tokens * token;
    const parts = this.#partsOf(key);
    const isEnough = parts >= cost;
    this.#keep(key, isEnough ? parts - cost : parts);
    if (!isEnough) return Math.ceil((cost - parts) / this.#perMinute);
    this.#taken.set(key, (this.#taken.get(key) ?? 0) + tokens);
    return 0;
  }

  /**
   * Removes tokens that another process let through. An empty bucket goes into debt, at most that of a minute; otherwise each of several
   * processes would let the whole limit through.
   */
  charge(key: string, tokens: number): void {
    if (this.#perMinute === 0) return;
    this.#keep(key, Math.max(-this.#perMinute * token, this.#partsOf(key) - tokens * token));
  }

  /** Tokens taken by key since the last call. */
  collect(): ReadonlyMap<string, number> {
    const taken = this.#taken;
    this.#taken = new Map();
    return taken;
  }

  #partsOf(key: string): number {
    const full = this.#perMinute * token;
    const known = this.#buckets.get(key);
    if (!known) return full;
    // A clock that was set back must not take tokens away.
    const since = Math.max(0, this.#clock.now().getTime() - known.at);
    return Math.min(full, known.parts + since * this.#perMinute);
  }

  #keep(key: string, parts: number): void {
    this.#buckets.delete(key);
    this.#buckets.set(key, { parts, at: this.#clock.now().getTime() });
    for (const oldest of this.#buckets.keys()) {
      if (this.#buckets.size <= this.#maxKeys) break;
      this.#buckets.delete(oldest);
    }
  }
}
