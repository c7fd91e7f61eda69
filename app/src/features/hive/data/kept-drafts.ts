import type { DraftKeeper, KeptDraft } from '../model/draft-desk.ts';

const storeName = 'drafts';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('portal-hive', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return done(request);
}

async function withStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await done(work(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

/** Keeps what the server does not have of a draft in this browser, for whom it belongs to. Where the browser refuses, it says so. */
export function keeperOf(username: string, draft_id: number): DraftKeeper {
  const key = `${username} ${draft_id}`;
  return {
    async read() {
      try {
        return ((await withStore('readonly', (store) => store.get(key))) as KeptDraft | undefined) ?? null;
      } catch {
        return null;
      }
    },
    async write(kept) {
      try {
        await withStore('readwrite', (store) => store.put(kept, key));
        return true;
      } catch {
        return false;
      }
    },
    async clear() {
      try {
        await withStore('readwrite', (store) => store.delete(key));
      } catch {
        // What could not be written is not there either.
      }
    },
  };
}
