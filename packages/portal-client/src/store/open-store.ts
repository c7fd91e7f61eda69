import { type IDBPDatabase, openDB } from 'idb';
import { createIndexedStore } from './indexed-store.ts';
import { createMemoryStore } from './memory-store.ts';
import { type PortalDb, storeName, storeVersion } from './schema.ts';
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

async function openDatabase(name: string, onOutdated: () => void): Promise<IDBPDatabase<PortalDb>> {
  return openDB<PortalDb>(name, storeVersion, {
    upgrade(db, oldVersion) {
      if (oldVersion < 1) {
        const operations = db.createObjectStore('operations', { keyPath: 'seq', autoIncrement: true });
        operations.createIndex('by_id', ['user', 'id'], { unique: true });
        operations.createIndex('by_cart', ['user', 'cart']);
        operations.createIndex('by_user', 'user');
        db.createObjectStore('carts', { keyPath: ['user', 'cart'] });
        db.createObjectStore('undo', { keyPath: ['user', 'cart'] });
        db.createObjectStore('activities', { keyPath: 'id' }).createIndex('by_user', 'user');
        db.createObjectStore('stocklist');
        db.createObjectStore('meta');
      }
    },
    blocking(_current, _wanted, event) {
      // Letting go lets the newer build's upgrade begin; what this page writes from now on is refused, never mixed in.
      (event.target as IDBDatabase).close();
      onOutdated();
    },
  });
}

const failed = Symbol('failed');

/** True when IndexedDB opens and takes a write; false within a second where the browser refuses (P6). */
export async function storageWorks(name = `${storeName}-probe`): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), longestProbe);
  });
  const probe = async (): Promise<boolean> => {
    const db = await openDB(name, 1, { upgrade: (made) => void made.createObjectStore('probe') });
    try {
      await db.put('probe', Date.now(), 'written');
      return true;
    } finally {
      db.close();
    }
  };
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
  const opening = openDatabase(name, onOutdated);
  try {
    const db = await Promise.race([opening, tooLate]);
    if (db !== failed) {
      // Some browsers open and refuse only when written to.
      await db.put('meta', Date.now(), 'opened');
      const store = createIndexedStore(db, user);
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
