import { storeName } from './schema.ts';
import type { PortalStore } from './types.ts';

/** Time limit in ms for finding out whether the browser can store (P6). */
const probeTimeout = 1000;
/** A slow browser gets this many milliseconds, because unsent edits may be in its database. */
const openingTimeout = 5000;

export interface OpenedStore {
  /** On disk, or in memory if the browser refuses. */
  readonly store: PortalStore;
  /** Why it is not on disk: `refused` by the browser, or a `newer` build owns the database and this page must reload. */
  readonly problem: 'refused' | 'newer' | null;
}

export interface OpenStoreOptions {
  readonly user: string;
  /** A newer build needs the database: this page has closed it and should be reloaded. */
  readonly onOutdated?: () => void;
  readonly name?: string;
}

/** Loaded in parallel with the first screen, which does not need the disk. */
const disk = () => import('./open-database.ts');

/** Only for browsers that cannot store; the order screen has it anyway. */
const inMemory = async (user: string) => (await import('./memory-store.ts')).createMemoryStore(user);

const failed = Symbol('failed');

/** Resolves to whether IndexedDB opens and accepts a write, within a second (P6). */
export async function storageWorks(name = `${storeName}-probe`): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), probeTimeout);
  });
  const probe = async () => (await disk()).takesWrites(name);
  try {
    return await Promise.race([probe().catch(() => false), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Opens a user's storage in this browser. Never rejects and takes at most five seconds. */
export async function openPortalStore(options: OpenStoreOptions): Promise<OpenedStore> {
  const { user, name = storeName, onOutdated = () => {} } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<typeof failed>((resolve) => {
    timer = setTimeout(() => resolve(failed), openingTimeout);
  });
  const opening = disk().then(({ openDatabase }) => openDatabase(name, onOutdated));
  try {
    const db = await Promise.race([opening, tooLate]);
    if (db !== failed) {
      // Some browsers open the database but refuse writes.
      await db.put('meta', Date.now(), 'opened');
      const store = (await disk()).createIndexedStore(db, user);
      store.sweep(Date.now()).catch(() => {});
      return { store, problem: null };
    }
    opening.then(
      (late) => late.close(),
      () => {},
    );
    return { store: await inMemory(user), problem: 'refused' };
  } catch (error) {
    const newer = error instanceof Error && error.name === 'VersionError';
    return { store: await inMemory(user), problem: newer ? 'newer' : 'refused' };
  } finally {
    clearTimeout(timer);
  }
}
