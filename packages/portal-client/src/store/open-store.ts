import { createMemoryStore } from './memory-store.ts';
import { storeName } from './schema.ts';
import type { PortalStore } from './types.ts';

/** P6: within this many milliseconds the page knows whether the browser stores. */
const longestProbe = 1000;
/** A browser that is merely busy gets this long, for what is unsent lies in there. */
const longestOpening = 5000;

export interface OpenedStore {
  /** On disk, or the stand-in in memory where the browser refuses. */
  readonly store: PortalStore;
  /** Why it is not on disk: `refused` by the browser, or a `newer` build owns the database and this page must reload. */
  readonly problem: 'refused' | 'newer' | null;
}

export interface OpenStoreOptions {
  readonly user: string;
  /** A newer build wants the database: this page has let go of it and should be reloaded. */
  readonly onOutdated?: () => void;
  readonly name?: string;
}

/** Loaded beside the first screen, not before it: what a page shows first does not wait for the disk. */
const disk = () => import('./open-database.ts');

const failed = Symbol('failed');

/** True when IndexedDB opens and takes a write; false within a second where the browser refuses (P6). */
export async function storageWorks(name = `${storeName}-probe`): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), longestProbe);
  });
  const probe = async () => (await disk()).takesWrites(name);
  try {
    return await Promise.race([probe().catch(() => false), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Opens what this browser keeps for a user. Never rejects and never waits longer than five seconds. */
export async function openPortalStore(options: OpenStoreOptions): Promise<OpenedStore> {
  const { user, name = storeName, onOutdated = () => {} } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<typeof failed>((resolve) => {
    timer = setTimeout(() => resolve(failed), longestOpening);
  });
  const opening = disk().then(({ openDatabase }) => openDatabase(name, onOutdated));
  try {
    const db = await Promise.race([opening, tooLate]);
    if (db !== failed) {
      // Some browsers open and refuse only when written to.
      await db.put('meta', Date.now(), 'opened');
      const store = (await disk()).createIndexedStore(db, user);
      store.sweep(Date.now()).catch(() => {});
      return { store, problem: null };
    }
    opening.then(
      (late) => late.close(),
      () => {},
    );
    return { store: createMemoryStore(user), problem: 'refused' };
  } catch (error) {
    const newer = error instanceof Error && error.name === 'VersionError';
    return { store: createMemoryStore(user), problem: newer ? 'newer' : 'refused' };
  } finally {
    clearTimeout(timer);
  }
}
