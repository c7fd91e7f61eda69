import { networksOf } from '../calls/network.ts';
import { TokenBuckets } from '../calls/token-buckets.ts';
import type { Clock } from '../clock.ts';

/** Activities, and their kilobytes, of visitors in a minute. A visitor's page makes a few; an office may share one address. */
const most = { rowsOfNetwork: 120, rowsOfAll: 3_000, kilobytesOfNetwork: 60, kilobytesOfAll: 1_500 } as const;
/** The key of what all visitors share. */
const all = 'all';

/** Limits what visitors, who need no password, can write into the store: per network and all together, in rows and in bytes. */
export class VisitorLimits {
  readonly #networks: readonly [rows: TokenBuckets, kilobytes: TokenBuckets];
  readonly #together: readonly [rows: TokenBuckets, kilobytes: TokenBuckets];

  constructor(clock: Clock) {
    this.#networks = [new TokenBuckets(clock, most.rowsOfNetwork), new TokenBuckets(clock, most.kilobytesOfNetwork)];
    this.#together = [new TokenBuckets(clock, most.rowsOfAll), new TokenBuckets(clock, most.kilobytesOfAll)];
  }

  /** The limits by name, for `SharedCalls`. */
  get shared(): Readonly<Record<string, TokenBuckets>> {
    const [rows, kilobytes] = this.#networks;
    const [allRows, allKilobytes] = this.#together;
    return {
      visitor_rows: rows,
      visitor_kilobytes: kilobytes,
      visitors_rows: allRows,
      visitors_kilobytes: allKilobytes,
    };
  }

  /** Whether a visitor may write this much. */
  take(address: string, rows: number, bytes: number): boolean {
    const { near, wide } = networksOf(address);
    const key = wide ?? near;
    const amounts = [rows, Math.ceil(bytes / 1024)] as const;
    const isFree = (limits: readonly TokenBuckets[], of: string) =>
      limits.every((limit, each) => limit.take(of, amounts[each]) === 0);
    return isFree(this.#networks, key) && isFree(this.#together, all);
  }
}
