import { NetworkLimits } from '../calls/network-limits.ts';
import { TokenBuckets } from '../calls/token-buckets.ts';
import type { Clock } from '../clock.ts';

/**
 * Reports of browsers in a minute. A page that fails in a loop, or an attacker, must neither fill the log nor silence others. A page
 * sends at most twenty, and an office may share one address. Bytes are limited because without an error service reports go to the log.
 */
const most = { rowsOfNetwork: 60, rowsOfAll: 300, kilobytesOfNetwork: 500, kilobytesOfAll: 500 } as const;
const mostOfSource = 100;

/**
 * Limits of error reports in a minute: those of browsers for all processes together, those of each source in this process alone, so that
 * a process that fails in a loop does not silence the others.
 */
export class ReportLimits {
  readonly browsers: NetworkLimits;
  readonly sources: TokenBuckets;

  constructor(clock: Clock) {
    this.browsers = new NetworkLimits(clock, 'report', most);
    this.sources = new TokenBuckets(clock, mostOfSource);
  }
}
