import { type Clock, fullJitter } from '../clock/clock.ts';
import type { Transport } from '../transport/types.ts';

/** In ms (PING-01). */
const defaultInterval = 15_000;
const minInterval = 1_000;
const maxPause = 120_000;

export interface PingSettings {
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: () => number;
  readonly build: number;
  readonly focused: () => boolean;
  readonly idle: () => boolean;
  readonly viewport: () => { readonly width: number; readonly height: number };
  /** Receives a renewed bearer with its lifetime, and the bearer that it replaces, so that a newer one is never overwritten. */
  readonly renewed: (bearer: string, lifeInMilliseconds: number | null, replaced: string | null) => void;
  readonly bearer: () => string | null;
  /** Calls `run` when the browser is online again; returns a function that stops listening. */
  readonly onOnline?: (run: () => void) => () => void;
  /** Logs an invalid reply. */
  readonly log: (message: string) => void;
}

/** Pings until stopped, first after one interval; backs off while the server does not respond. Returns a function that stops it. */
export function startPing(settings: PingSettings): () => void {
  const { transport, clock, random } = settings;
  let previous: number | null = null;
  let downSince: number | null = null;
  let failures = 0;
  let stopped = false;
  let cancel = clock.after(defaultInterval, () => void ping());

  async function ping(): Promise<void> {
    const startedAt = clock.now();
    const { width, height } = settings.viewport();
    const replaced = settings.bearer();
    const data = {
      vue_build: settings.build,
      br_focus: settings.focused(),
      br_idle: settings.idle(),
      previous_RTT_milliseconds: previous,
      down_for_x_sec: downSince === null ? 0 : Math.round((startedAt - downSince) / 1000),
      viewport_x: width,
      viewport_y: height,
    };
    // A single attempt, because the next ping is the retry.
    const result = await transport.call('xhr-ping', data, { sends: 1, duringMaintenance: true });
    if (stopped) return;
    let next = defaultInterval;
    if (result.ok && typeof result.data === 'object' && result.data !== null) {
      previous = clock.now() - startedAt;
      downSince = null;
      failures = 0;
      const { next_xhr_ping_seconds: seconds, bearer_token, expires_in_milliseconds } = result.data;
      if (Number.isFinite(seconds)) next = Math.max(minInterval, seconds * 1000);
      if (bearer_token) settings.renewed(bearer_token, expires_in_milliseconds ?? null, replaced);
    } else {
      settings.log(result.ok ? 'The response to the ping was not valid.' : `The ping failed: ${result.reason}`);
      downSince ??= startedAt;
      next = defaultInterval + fullJitter(random, defaultInterval, 2, failures, maxPause);
      // A server in maintenance does respond, so the pause does not grow and the screen disappears soon after maintenance ends.
      const isInMaintenance = !result.ok && result.reason === 'maintenance';
      failures = isInMaintenance ? 0 : failures + 1;
    }
    cancel = clock.after(next, () => void ping());
  }

  // After a long outage, the next ping may be minutes away.
  const stopListening = settings.onOnline?.(() => {
    if (downSince === null) return;
    cancel();
    void ping();
  });

  return () => {
    stopped = true;
    stopListening?.();
    cancel();
  };
}
