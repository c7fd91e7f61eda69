import { newId } from '@portal/portal-client';
import type { DraftKeeper, KeptDraft } from '../model/draft-desk.ts';
import type { DraftAt } from './draft.ts';

const storeName = 'drafts';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Opening costs more than writing does, and every keystroke is written: it stays open. */
let opened: { readonly by: IDBFactory; readonly database: Promise<IDBDatabase> } | null = null;

function open(): Promise<IDBDatabase> {
  if (opened?.by === indexedDB) return opened.database;
  const request = indexedDB.open('portal-hive', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  const mine = { by: indexedDB, database: done(request) };
  opened = mine;
  const forget = () => {
    if (opened === mine) opened = null;
  };
  mine.database.then((database) => {
    // Another tab brings a newer form of it, or the browser takes it away.
    database.onversionchange = () => {
      forget();
      database.close();
    };
    database.onclose = forget;
  }, forget);
  return mine.database;
}

/** Until the transaction is through: a request that went well can still be taken back, as where the disk is full. */
const through = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

async function withStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T> | T): Promise<T> {
  const transaction = (await open()).transaction(storeName, mode);
  const [answer] = await Promise.all([work(transaction.objectStore(storeName)), through(transaction)]);
  return answer;
}

export interface Tab {
  readonly id: string;
  /** Where tabs are at: `<draft_id> <tab>` of each draft that is open in one. */
  at(): Promise<ReadonlySet<string>>;
}

const lockName = 'portal-hive ';
const locks = () => globalThis.navigator?.locks as LockManager | undefined;

/** Where tabs are at, by the locks that they hold. Where none can be asked for, all work counts as left behind. */
export async function tabsAt(): Promise<ReadonlySet<string>> {
  const held =
    (
      await locks()
        ?.query()
        .catch(() => null)
    )?.held ?? [];
  return new Set(held.flatMap(({ name }) => (name?.startsWith(lockName) ? [name.slice(lockName.length)] : [])));
}

let tab: Tab | null = null;
const thisTab = (): Tab => {
  tab ??= { id: newId(), at: tabsAt };
  return tab;
};

/** Tells other tabs that this one is at a draft, so that its work there is not left behind. Also a tab that dies is at none any more. */
export function stayAt(draft_id: number): () => void {
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  locks()
    ?.request(`${lockName}${draft_id} ${thisTab().id}`, () => left)
    .catch(() => {});
  return leave;
}

type Key = readonly [username: string, draft_id: number, tab: string];

interface Stored {
  readonly page_id: number;
  readonly kept: KeptDraft;
}

/** All whose keys begin so: an array stands behind every number and word. */
async function allOf(store: IDBObjectStore, ...start: readonly (string | number)[]) {
  const range = IDBKeyRange.bound(start, [...start, []]);
  const [keys, values] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range))]);
  return (keys as unknown as Key[]).map((key, index) => ({ key, stored: values[index] as Stored }));
}

/** The drafts of which somebody has work in this browser, and no other tab is at them. */
export async function draftsKept(username: string, { id, at }: Tab = thisTab()): Promise<readonly DraftAt[]> {
  try {
    const alive = await at();
    const all = await withStore('readonly', (store) => allOf(store, username));
    const left = all.filter(({ key }) => key[2] === id || !alive.has(`${key[1]} ${key[2]}`));
    const byDraft = new Map(
      left.map(({ key: [, draft_id], stored: { page_id } }) => [draft_id, { page_id, draft_id }]),
    );
    return [...byDraft.values()];
  } catch {
    return [];
  }
}

/**
 * Keeps what the server does not have of a draft in this browser, for whom it belongs to and by tab: two that have one draft open write
 * beside each other. Where the browser refuses, it says so.
 */
export function keeperOf(username: string, { page_id, draft_id }: DraftAt, { id, at }: Tab = thisTab()): DraftKeeper {
  const own = [username, draft_id, id];
  /** What tabs that are closed have left, taken over here. */
  let left: readonly Key[] = [];
  /** In one transaction with what takes its place, so that it is there or here. */
  const takeOver = (store: IDBObjectStore) => {
    for (const key of left) store.delete([...key]);
  };
  return {
    async read() {
      try {
        const alive = await at();
        return await withStore('readonly', async (store) => {
          const found = await allOf(store, username, draft_id);
          const mine = found.filter(({ key }) => key[2] === id || !alive.has(`${key[1]} ${key[2]}`));
          left = mine.flatMap(({ key }) => (key[2] === id ? [] : [key]));
          return mine.map(({ stored }) => stored.kept);
        });
      } catch {
        return [];
      }
    },
    async write(kept) {
      try {
        await withStore('readwrite', (store) => {
          store.put({ page_id, kept } satisfies Stored, own);
          takeOver(store);
        });
        left = [];
        return true;
      } catch {
        return false;
      }
    },
    async clear() {
      try {
        await withStore('readwrite', (store) => {
          store.delete(own);
          takeOver(store);
        });
        left = [];
      } catch {
        // What could not be written is not there either.
      }
    },
  };
}
