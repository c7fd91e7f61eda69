import type { DraftKeeper, KeptDraft } from './draft-desk.ts';

export interface Keeping {
  /** There is something else to be kept now. */
  keep(): void;
  isKept(): boolean;
  /** Throws it away, for good: nothing that was under way brings it back. */
  discard(): Promise<void>;
}

/** Keeps the newest work on this device, one write at a time. `work` tells it; null where the server has all of it. */
export function createKeeping(keeper: DraftKeeper, work: () => KeptDraft | null): Keeping {
  let isWanted = false;
  let isKept = true;
  let isOver = false;
  let running: Promise<void> | null = null;

  async function keepNewest(): Promise<void> {
    while (isWanted && !isOver) {
      isWanted = false;
      const now = work();
      if (now) isKept = await keeper.write(now);
      else await keeper.clear();
    }
  }

  /** The newest is written as soon as the write before is through. */
  function keep(): void {
    if (isOver) return;
    isWanted = true;
    running ??= keepNewest()
      .catch(() => {
        isKept = false;
      })
      .finally(() => {
        running = null;
        // It came when the last write was just through.
        if (isWanted) keep();
      });
  }

  return {
    keep,
    isKept: () => isKept,
    async discard() {
      isOver = true;
      await running;
      await keeper.clear();
    },
  };
}
