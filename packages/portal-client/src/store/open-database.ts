import { type IDBPDatabase, openDB } from 'idb';
import { type PortalDb, storeVersion } from './schema.ts';

export { createIndexedStore } from './indexed-store.ts';

/** Opens this browser's database, creating or upgrading it. Rejects if the browser refuses or a newer build owns it. */
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
      if (oldVersion < 3) {
        const typing = db.createObjectStore('typing', { keyPath: ['user', 'cart', 'page', 'field'] });
        typing.createIndex('by_cart', ['user', 'cart']);
      }
      // Version 1 stored carts as objects. They are copies of the server's data and are stored again with the next response.
      if (oldVersion === 1) void transaction.objectStore('carts').clear();
    },
    blocking(_current, _wanted, event) {
      // Closing lets the newer build's upgrade begin; later writes of this page are then rejected.
      (event.target as IDBDatabase).close();
      onOutdated();
    },
  });
}

/** Resolves to true if a database of this name opens and accepts a write; otherwise rejects. */
export async function takesWrites(name: string): Promise<boolean> {
  const db = await openDB(name, 1, { upgrade: (made) => void made.createObjectStore('probe') });
  try {
    await db.put('probe', Date.now(), 'written');
    return true;
  } finally {
    db.close();
  }
}
