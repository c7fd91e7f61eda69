import { type IDBPDatabase, openDB } from 'idb';
import { type PortalDb, storeVersion } from './schema.ts';

export { createIndexedStore } from './indexed-store.ts';

/** The database of this browser, made or brought up to this build. Rejects where the browser refuses or a newer build owns it. */
export function openDatabase(name: string, onOutdated: () => void): Promise<IDBPDatabase<PortalDb>> {
  return openDB<PortalDb>(name, storeVersion, {
    upgrade(db, oldVersion, _version, transaction) {
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
      // Carts were kept as objects. They are copies of what the server has: the next answer is kept anew.
      if (oldVersion === 1) void transaction.objectStore('carts').clear();
    },
    blocking(_current, _wanted, event) {
      // Letting go lets the newer build's upgrade begin; what this page writes from now on is refused, never mixed in.
      (event.target as IDBDatabase).close();
      onOutdated();
    },
  });
}

/** True when a database of this name opens and takes a write; else rejects. */
export async function takesWrites(name: string): Promise<boolean> {
  const db = await openDB(name, 1, { upgrade: (made) => void made.createObjectStore('probe') });
  try {
    await db.put('probe', Date.now(), 'written');
    return true;
  } finally {
    db.close();
  }
}
