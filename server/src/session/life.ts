import type { Clock } from '../clock.ts';

const minute = 60_000;

/** Milliseconds. */
export const life = {
  absolute: 14 * 60 * minute,
  idle: 60 * minute,
  /** A bearer older than this is renewed by the ping. */
  bearer: 15 * minute,
  /** How long a replaced bearer stays valid alongside its successor. */
  replaced: minute,
  /** How long re-entering the password authorises sensitive calls. */
  authorised: 10 * minute,
  /** Maximum length of an impersonating session, regardless of use. */
  acting: 60 * minute,
  /** A password reset link sent by email. */
  reset: 30 * minute,
  /** A first-password link that an operator gives to a new user. */
  firstPassword: 24 * 60 * minute,
  /** A registration number. */
  registration: 7 * 24 * 60 * minute,
  /** `last_used` is written at most this often. */
  touch: minute,
} as const;

/** Milliseconds left, at least 0. A duration, not a time, because the browser's clock may be wrong. */
export const lifeLeft = (expires: Date, clock: Clock): number => Math.max(0, expires.getTime() - clock.now().getTime());

export interface SessionTimes {
  readonly lastUsed: Date;
  readonly expires: Date;
  readonly ended: Date | null;
  readonly bearerReplaced: Date | null;
}

/** Whether a session and the bearer presented for it are still valid. */
export function isAlive(times: SessionTimes, now: Date): boolean {
  const at = now.getTime();
  return (
    times.ended === null &&
    at < times.expires.getTime() &&
    at < times.lastUsed.getTime() + life.idle &&
    (times.bearerReplaced === null || at < times.bearerReplaced.getTime() + life.replaced)
  );
}
