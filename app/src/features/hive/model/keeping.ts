import type { Clock } from '@portal/portal-client';
import type { DraftKeeper, KeptDraft } from './draft-desk.ts';

export interface Keeping {
  /** There is something else to be kept now. */
  keep(): void;
  /** Whether the device has told that it holds the newest. */
  isKept(): boolean;
  /** Throws it away, for good: nothing that was under way brings it back. */
  discard(): Promise<void>;
}

export interface KeepingSettings {
  readonly keeper: DraftKeeper;
  readonly clock: Clock;
  readonly work: () => KeptDraft | null;
  readonly onTold: () => void;
}

/** Milliseconds that a device usually does not need: until then the words that stand may stand. */
const slow = 500;

/**
 * Keeps the newest work on this device, one write at a time. `work` tells it; null where the server has all of it.
 * `onTold`: `isKept` may be another now: a write is through, or takes long.
 */
export function createKeeping({ keeper, clock, work, onTold }: KeepingSettings): Keeping {
  let isWanted = false;
  let isKept = true;
  let cancel = () => {};
  let isOver = false;
  let running: Promise<void> | null = null;

  async function keepNewest(): Promise<void> {
    while (isWanted && !isOver) {
      isWanted = false;
      const now = work();
      const taken = now ? await keeper.write(now) : await keeper.clear().then(() => true);
      // What came meanwhile is not in it.
      if (!isWanted) isKept = taken;
    }
  }

  /** The newest is written as soon as the write before is through. */
  function keep(): void {
    if (isOver) return;
    isWanted = true;
    isKept = false;
    if (running) return;
    cancel = clock.after(slow, onTold);
    running = keepNewest()
      .catch(() => {
        isKept = false;
      })
      .finally(() => {
        running = null;
        cancel();
        // It came when the last write was just through.
        if (isWanted) keep();
        else onTold();
      });
  }

  return {
    keep,
    isKept: () => isKept,
    async discard() {
      isOver = true;
      cancel();
      await running;
      await keeper.clear();
    },
  };
}
