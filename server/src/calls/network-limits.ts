import type { Clock } from '../clock.ts';
import { networksOf } from './network.ts';
import { TokenBuckets } from './token-buckets.ts';

/** Limits per minute. */
interface PerMinute {
  readonly rowsOfNetwork: number;
  readonly rowsOfAll: number;
  readonly kilobytesOfNetwork: number;
  readonly kilobytesOfAll: number;
}

/** Key of the limit that all networks share. */
const all = 'all';

/** Limits what callers without a password can write: per network and all together, in rows and in bytes. */
export class NetworkLimits {
  readonly #name: string;
  readonly #networks: readonly [rows: TokenBuckets, kilobytes: TokenBuckets];
  readonly #together: readonly [rows: TokenBuckets, kilobytes: TokenBuckets];

  /** `name` is that of the rows, without spaces: `activity`. */
  constructor(clock: Clock, name: string, most: PerMinute) {
    this.#name = name;
    this.#networks = [new TokenBuckets(clock, most.rowsOfNetwork), new TokenBuckets(clock, most.kilobytesOfNetwork)];
    this.#together = [new TokenBuckets(clock, most.rowsOfAll), new TokenBuckets(clock, most.kilobytesOfAll)];
  }

  /** The limits by name, for `SharedCalls`. */
  get shared(): Readonly<Record<string, TokenBuckets>> {
    const [rows, kilobytes] = this.#networks;
    const [allRows, allKilobytes] = this.#together;
    return {
      [`${this.#name}_rows`]: rows,
      [`${this.#name}_kilobytes`]: kilobytes,
      [`all_${this.#name}_rows`]: allRows,
      [`all_${this.#name}_kilobytes`]: allKilobytes,
    };
  }

  /** Whether this address may write this much. */
  take(address: string, rows: number, bytes: number): boolean {
    const { near, wide } = networksOf(address);
    const key = wide ?? near;
    const amounts = [rows, Math.ceil(bytes / 1024)] as const;
    const isFree = (limits: readonly TokenBuckets[], of: string) =>
      limits.every((limit, each) => limit.take(of, amounts[each]) === 0);
    return isFree(this.#networks, key) && isFree(this.#together, all);
  }
}
