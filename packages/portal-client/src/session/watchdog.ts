import {
  focusCheckDelay,
  freshWatchdog,
  type WatchdogState,
  type WatchdogStep,
  type WatchdogThresholds,
  watchdogBlur,
  watchdogFocus,
  watchdogRedirect,
} from '@portal/domain/session';
import type { Clock } from '../clock/clock.ts';

const key = 'portal.watchdog';

export interface WatchdogSettings {
  readonly clock: Clock;
  readonly thresholds: WatchdogThresholds;
  /** Stores the start time across reloads of this tab; sessionStorage. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Sends unsent edits; the redirect waits for it, at most ten seconds. */
  readonly flush: () => Promise<unknown>;
  /** Clears stored state (never the outbox) and navigates. */
  readonly redirect: (path: string) => void;
}

/** Watchdog of the orders area (SESS-05); the app reports focus, loss of focus and each navigation. */
export interface Watchdog {
  focus(): void;
  blur(): void;
  /** Checks 100 ms after a navigation; the returned function cancels (NAV-16). */
  navigated(): () => void;
}

const maxFlushTime = 10_000;

/**
 * Forgets when this tab's ordering area was opened. Called at sign-out and sign-in: a user who signs in after a weekend stays on the page
 * that the address names.
 */
export function forgetWatchdog(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(key);
  } catch {
    // Nothing is stored where storage is blocked.
  }
}

function storedState(storage: WatchdogSettings['storage']): WatchdogState {
  try {
    const { startedAt, queued } = JSON.parse(storage?.getItem(key) ?? 'null') as Partial<WatchdogState>;
    return typeof startedAt === 'number' ? { startedAt, queued: queued === true } : freshWatchdog;
  } catch {
    return freshWatchdog;
  }
}

export function createWatchdog({ clock, thresholds, storage, flush, redirect }: WatchdogSettings): Watchdog {
  let state = storedState(storage);
  function take(step: WatchdogStep): void {
    state = step.state;
    try {
      if (state.startedAt === null) storage?.removeItem(key);
      else storage?.setItem(key, JSON.stringify(state));
    } catch {
      // Stored for this page only.
    }
    if (!step.redirect) return;
    let gone = false;
    const go = (): void => {
      if (gone) return;
      gone = true;
      cancel();
      redirect(watchdogRedirect);
    };
    // Edits that cannot be sent stay on disk and are sent after the redirect.
    const cancel = clock.after(maxFlushTime, go);
    flush().then(go, go);
  }
  const focus = (): void => take(watchdogFocus(state, clock.now(), thresholds));
  return {
    focus,
    navigated: () => clock.after(focusCheckDelay, focus),
    blur: () => take(watchdogBlur(state)),
  };
}
