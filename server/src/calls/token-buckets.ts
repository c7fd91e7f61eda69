import type { Clock } from '../clock.ts';

/** A token, in parts of which a bucket gets a whole number each millisecond: nothing is lost by rounding. */
const token = 60_000;

interface Bucket {
  /** In parts of a token. */
  parts: number;
  /** Milliseconds of the clock at which that was so. */
  at: number;
}

/**
 * How much each of many may do: a bucket that holds a minute's worth and fills evenly. In this process alone, so that asking costs no
 * statement; with several servers each allows as much.
 */
export class TokenBuckets {
  readonly #clock: Clock;
  readonly #perMinute: number;
  readonly #most: number;
  /** The one that was asked for last stands last. */
  readonly #buckets = new Map<string, Bucket>();

  /** `perMinute` 0: no limit. Of more than `most` the one unused for longest is forgotten, which makes it full. */
  constructor(clock: Clock, perMinute: number, most = 50_000) {
    this.#clock = clock;
    this.#perMinute = perMinute;
    this.#most = most;
  }

  /** Takes what an act costs. Answers 0, or where there is too little the milliseconds until there is enough; then nothing is taken. */
  take(key: string, asked = 1): number {
    if (this.#perMinute === 0) return 0;
    // What costs more than there ever is would never pass.
    const cost = Math.min(asked, this.#perMinute) * token;
    const now = this.#clock.now().getTime();
    const full = this.#perMinute * token;
    const known = this.#buckets.get(key);
    const since = known ? Math.max(0, now - known.at) : 0;
    const parts = known ? Math.min(full, known.parts + since * this.#perMinute) : full;
    const isEnough = parts >= cost;
    this.#buckets.delete(key);
    this.#buckets.set(key, { parts: isEnough ? parts - cost : parts, at: now });
    for (const oldest of this.#buckets.keys()) {
      if (this.#buckets.size <= this.#most) break;
      this.#buckets.delete(oldest);
    }
    return isEnough ? 0 : Math.ceil((cost - parts) / this.#perMinute);
  }
}
