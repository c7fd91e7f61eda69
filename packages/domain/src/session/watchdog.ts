import type { HostEnvironment } from './environment.ts';

const hour = 3_600_000;

export interface WatchdogThresholds {
  /** Milliseconds from the start to a redirect at the next focus. */
  readonly immediate: number;
  /** Milliseconds from the start to a redirect that waits for the next loss of focus. */
  readonly queue: number;
}

/** SESS-05 */
export const watchdogThresholds = {
  production: { immediate: 14 * hour, queue: 9 * hour },
  other: { immediate: 1 * hour, queue: 0.5 * hour },
} as const satisfies Record<string, WatchdogThresholds>;

export function watchdogThresholdsFor(environment: HostEnvironment): WatchdogThresholds {
  return environment === 'production' ? watchdogThresholds.production : watchdogThresholds.other;
}

/** Where the watchdog sends to (SESS-05). */
export const watchdogRedirect = '/orders/account/';
/** NAV-16, in ms. */
export const focusCheckDelay = 100;

export interface WatchdogState {
  /** Milliseconds since the epoch; null before the first focus. */
  readonly startedAt: number | null;
  readonly queued: boolean;
}
export const freshWatchdog: WatchdogState = { startedAt: null, queued: false };

export interface WatchdogStep {
  readonly state: WatchdogState;
  /** Save what is unsaved, clear stored state, go to `watchdogRedirect`. The state is then fresh again. */
  readonly redirect: boolean;
}

/** SESS-05: the ordering area gets the focus, or is navigated to. */
export function watchdogFocus(state: WatchdogState, now: number, thresholds: WatchdogThresholds): WatchdogStep {
  if (state.startedAt === null) return { state: { startedAt: now, queued: false }, redirect: false };
  const elapsed = now - state.startedAt;
  if (elapsed >= thresholds.immediate) return { state: freshWatchdog, redirect: true };
  if (elapsed < thresholds.queue || state.queued) return { state, redirect: false };
  return { state: { ...state, queued: true }, redirect: false };
}

/** SESS-05: the focus is lost: what was queued happens now. */
export function watchdogBlur(state: WatchdogState): WatchdogStep {
  return state.queued ? { state: freshWatchdog, redirect: true } : { state, redirect: false };
}
