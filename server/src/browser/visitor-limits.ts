import { NetworkLimits } from '../calls/network-limits.ts';
import type { Clock } from '../clock.ts';

/** Limits on visitors' activities per minute, in rows and kilobytes. A visitor's page makes a few; an office may share one address. */
const most = { rowsOfNetwork: 120, rowsOfAll: 3_000, kilobytesOfNetwork: 60, kilobytesOfAll: 1_500 } as const;

export const visitorLimits = (clock: Clock) => new NetworkLimits(clock, 'activity', most);
