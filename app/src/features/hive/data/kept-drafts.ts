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

/** Until the transaction is through: a request that went well can still be taken back, as where the disk is full. */
const through = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

async function withStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(storeName, mode);
    const [answer] = await Promise.all([done(work(transaction.objectStore(storeName))), through(transaction)]);
    return answer;
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
