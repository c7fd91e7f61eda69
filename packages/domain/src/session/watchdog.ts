import type { HostEnvironment } from './environment.ts';

const hour = 3_600_000;

export interface WatchdogThresholds {
  /** Milliseconds from the start until the next focus redirects. */
  readonly immediate: number;
  /** Milliseconds from the start until the next loss of focus redirects. */
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

/** Redirect target (SESS-05). */
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
  /** Save unsaved changes, clear stored state, go to `watchdogRedirect`. The state is then reset. */
  readonly redirect: boolean;
}

/** The ordering area gets focus or is navigated to (SESS-05). */
export function watchdogFocus(state: WatchdogState, now: number, thresholds: WatchdogThresholds): WatchdogStep {
  if (state.startedAt === null) return { state: { startedAt: now, queued: false }, redirect: false };
  const elapsed = now - state.startedAt;
  if (elapsed >= thresholds.immediate) return { state: freshWatchdog, redirect: true };
  if (elapsed < thresholds.queue || state.queued) return { state, redirect: false };
  return { state: { ...state, queued: true }, redirect: false };
}

/** The ordering area loses focus: a queued redirect happens now (SESS-05). */
export function watchdogBlur(state: WatchdogState): WatchdogStep {
  return state.queued ? { state: freshWatchdog, redirect: true } : { state, redirect: false };
}
