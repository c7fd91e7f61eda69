import type { Clock } from '../clock.ts';

const minute = 60_000;

/** Milliseconds. */
export const life = {
  absolute: 14 * 60 * minute,
  idle: 60 * minute,
  /** A bearer older than this is renewed by the ping. */
  bearer: 15 * minute,
  /** How long a renewed bearer stays good beside its successor. */
  replaced: minute,
  /** How long the password typed once more counts. */
  authorised: 10 * minute,
  /** Acting as somebody else, whatever is done. */
  acting: 60 * minute,
  /** A mailed link for a new password. */
  reset: 30 * minute,
  /** A link that an operator hands to somebody who is new. */
  firstPassword: 24 * 60 * minute,
  /** A registration number. */
  registration: 7 * 24 * 60 * minute,
  /** Use is written down at most this often. */
  touch: minute,
} as const;

/** Milliseconds, never under 0. The browser counts from now: its own clock may be wrong. */
export const lifeLeft = (expires: Date, clock: Clock): number => Math.max(0, expires.getTime() - clock.now().getTime());

export interface SessionTimes {
  readonly lastUsed: Date;
  readonly expires: Date;
  readonly ended: Date | null;
  readonly bearerReplaced: Date | null;
}

/** Whether a session, and the bearer that named it, are still good. */
export function isAlive(times: SessionTimes, now: Date): boolean {
  const at = now.getTime();
  return (
    times.ended === null &&
    at < times.expires.getTime() &&
    at < times.lastUsed.getTime() + life.idle &&
    (times.bearerReplaced === null || at < times.bearerReplaced.getTime() + life.replaced)
  );
}
