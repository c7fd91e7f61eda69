import { monotonicFactory } from 'ulid';
import { type Clock, systemClock } from '../clock/clock.ts';
import type { PortalStore, StoredActivity } from '../store/types.ts';
import type { Transport } from '../transport/types.ts';
import { type ActivityName, activityCodes } from './activity-codes.ts';

/** PING-04: milliseconds between batches. */
const interval = 3000;
const maxPause = 60_000;
const largestBatch = 200;
/** The contract's limits. Longer entries are cut, because an activity is not worth a refused batch. */
const maxLengths = { type: 60, detail: 1000, extended: 4000 } as const;

export interface Activities {
  /** Queued at once, stored on disk, sent with the next batch. */
  log(name: ActivityName, type: string, detail?: string, extended?: string): void;
  /** Sends the waiting entries now. */
  flush(): Promise<void>;
  close(): void;
}

export interface ActivitiesSettings {
  readonly store: Pick<PortalStore, 'user' | 'addActivities' | 'activities' | 'removeActivities'>;
  readonly transport: Transport;
  readonly clock?: Clock;
}

/** Sends a batch every 3 s while entries are waiting (PING-04). Unsent entries survive a reload, and each is counted once. */
export function createActivities({ store, transport, clock = systemClock }: ActivitiesSettings): Activities {
  // Increasing, so that entries of the same millisecond keep their order.
  const nextId = monotonicFactory();
  const startedAt = clock.now();
  /** Entries that the disk refused. */
  let unstored: readonly StoredActivity[] = [];
  /** Sent entries that could not be deleted from the disk, so that they are not sent again. */
  const sent = new Set<string>();
  let cancel: (() => void) | null = null;
  let sending: Promise<void> | null = null;
  let failures = 0;
  let closed = false;

  function schedule(milliseconds: number): void {
    if (closed) return;
    cancel ??= clock.after(milliseconds, () => {
      cancel = null;
      void flush();
    });
  }

  async function send(): Promise<void> {
    for (;;) {
      const found = await store.activities(largestBatch).catch(() => []);
      const stored = found.filter((each) => !sent.has(each.id));
      const batch = [...stored, ...unstored].slice(0, largestBatch);
      if (batch.length === 0 || closed) return;
      const activities = batch.map(({ user: _, ...rest }) => rest);
      const result = await transport.call('activity', { activities });
      // Entries that the server refuses are dropped, unlike order lines: it would refuse them again.
      const done = result.ok || (result.reason === 'error' && result.envelope?.action == null);
      if (!done) {
        failures += 1;
        schedule(Math.min(maxPause, interval * 2 ** failures));
        return;
      }
      failures = 0;
      const ids = new Set(batch.map((each) => each.id));
      unstored = unstored.filter((each) => !ids.has(each.id));
      for (const id of ids) sent.add(id);
      await store.removeActivities([...ids]).catch(() => {});
    }
  }
  function flush(): Promise<void> {
    sending ??= send().finally(() => {
      sending = null;
    });
    return sending;
  }

  // Entries of an earlier page.
  schedule(interval);
  return {
    log(name, type, detail = '', extended) {
      const entry: StoredActivity = {
        id: nextId(clock.now()),
        user: store.user,
        session_time: Math.round((clock.now() - startedAt) / 1000),
        activity_code: activityCodes[name],
        activity_type: type.slice(0, maxLengths.type),
        activity_detail: detail.slice(0, maxLengths.detail),
        ...(extended === undefined ? {} : { activity_extended: extended.slice(0, maxLengths.extended) }),
      };
      store.addActivities([entry]).catch(() => {
        unstored = [...unstored, entry].slice(-largestBatch);
      });
      schedule(interval);
    },
    flush,
    close() {
      closed = true;
      cancel?.();
    },
  };
}
