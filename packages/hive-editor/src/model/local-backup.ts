import type { Clock } from '@portal/portal-client';
import type { DraftStorage, StoredDraft } from './draft-api.ts';

export interface LocalBackup {
  /** Writes the current work soon. */
  update(): void;
  /** Whether the newest work is known to be stored on this device. */
  isStored(): boolean;
  /** Deletes the stored work; pending writes are dropped. */
  discard(): Promise<void>;
}

export interface LocalBackupSettings {
  readonly storage: DraftStorage;
  readonly clock: Clock;
  /** The work to store; null if the server has all of it. */
  readonly current: () => StoredDraft | null;
  /** `isStored` may have changed: a write has finished, or takes long. */
  readonly onChange: () => void;
}

/** Milliseconds that a write usually takes: until then the shown status stays. */
const slow = 500;

/** Stores the newest work on this device, one write at a time. */
export function createLocalBackup({ storage, clock, current, onChange }: LocalBackupSettings): LocalBackup {
  let isOutdated = false;
  let isStored = true;
  let cancel = () => {};
  let isOver = false;
  let running: Promise<void> | null = null;

  async function writeNewest(): Promise<void> {
    while (isOutdated && !isOver) {
      isOutdated = false;
      const now = current();
      const written = now ? await storage.write(now) : await storage.clear().then(() => true);
      // Newer work is not in it.
      if (!isOutdated) isStored = written;
    }
  }

  function update(): void {
    if (isOver) return;
    isOutdated = true;
    isStored = false;
    if (running) return;
    cancel = clock.after(slow, onChange);
    running = writeNewest()
      .catch(() => {
        isStored = false;
      })
      .finally(() => {
        running = null;
        cancel();
        // Newer work may have come after the last check of the loop.
        if (isOutdated) update();
        else onChange();
      });
  }

  return {
    update,
    isStored: () => isStored,
    async discard() {
      isOver = true;
      cancel();
      await running;
      await storage.clear();
    },
  };
}
