/** What the page builder stores in this browser: work on drafts, and files on their way to the library. */
const stores = ['drafts', 'uploads'] as const;
export type StoreName = (typeof stores)[number];

export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Stays open: every keystroke is written, and opening costs more than writing. */
let opened: { readonly by: IDBFactory; readonly database: Promise<IDBDatabase> } | null = null;

function open(): Promise<IDBDatabase> {
  if (opened?.by === indexedDB) return opened.database;
  const request = indexedDB.open('portal-hive', 2);
  request.onupgradeneeded = () => {
    const { result: database } = request;
    for (const name of stores) if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
  };
  const own = { by: indexedDB, database: done(request) };
  opened = own;
  const forget = () => {
    if (opened === own) opened = null;
  };
  own.database.then((database) => {
    // Another tab upgrades the database, or the browser closes it.
    database.onversionchange = () => {
      forget();
      database.close();
    };
    database.onclose = forget;
  }, forget);
  return own.database;
}

/** Resolves on completion: a successful request can still be rolled back, for example when the disk is full. */
const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

export async function withStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T> | T,
): Promise<T> {
  const transaction = (await open()).transaction(name, mode);
  const [result] = await Promise.all([work(transaction.objectStore(name)), completed(transaction)]);
  return result;
}
