import type { Clock } from '../clock/clock.ts';

/** A clock that only moves when a test advances it. */
export interface FakeClock extends Clock {
  /** Runs timers due in the next `milliseconds`, letting promises and IndexedDB settle after each. */
  advance(milliseconds: number): Promise<void>;
  timers(): number;
}

/** Runs everything that is ready: promises, and the event loop turns that IndexedDB needs. */
export async function settle(turns = 30): Promise<void> {
  for (let i = 0; i < turns; i += 1) await new Promise((resolve) => setImmediate(resolve));
}

export function createFakeClock(start = 1_700_000_000_000): FakeClock {
  let now = start;
  let made = 0;
  const due = new Map<number, { at: number; run: () => void }>();
  return {
    now: () => now,
    timers: () => due.size,
    after(milliseconds, run) {
      made += 1;
      const id = made;
      // Whole milliseconds, like a browser's timers and its clock.
      due.set(id, { at: now + Math.trunc(milliseconds), run });
      return () => due.delete(id);
    },
    async advance(milliseconds) {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const next = [...due].filter(([, timer]) => timer.at <= end).sort(([a, x], [b, y]) => x.at - y.at || a - b)[0];
        if (!next) break;
        due.delete(next[0]);
        now = Math.max(now, next[1].at);
        next[1].run();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}
