import { newId } from '@portal/portal-client';
import type { DraftStorage, StoredDraft } from '../model/draft-api.ts';
import { done, withStore } from './browser-database.ts';
import type { DraftAt } from './draft.ts';

export interface Tab {
  readonly id: string;
  /** `<draft_id> <tab>` of every draft that is open in some tab. */
  openDrafts(): Promise<ReadonlySet<string>>;
}

const lockName = 'portal-hive ';
const locks = () => globalThis.navigator?.locks as LockManager | undefined;

/** Drafts that are open in tabs, by the locks that the tabs hold. Without the Web Locks API all work counts as left behind. */
export async function lockedDrafts(): Promise<ReadonlySet<string>> {
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
  tab ??= { id: newId(), openDrafts: lockedDrafts };
  return tab;
};

/** Holds a lock while a draft is open in this tab, so that other tabs do not take over its work. The lock ends with the tab. */
export function lockDraft(draft_id: number): () => void {
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

/** Property names are part of the stored format. */
interface Stored {
  readonly page_id: number;
  readonly kept: StoredDraft;
}

/** All entries whose keys start with these parts. In IndexedDB an array sorts after numbers and strings. */
async function allOf(store: IDBObjectStore, ...start: readonly (string | number)[]) {
  const range = IDBKeyRange.bound(start, [...start, []]);
  const [keys, values] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range))]);
  return (keys as unknown as Key[]).map((key, index) => ({ key, stored: values[index] as Stored }));
}

/** Drafts with stored work of this user that no other tab has open. */
export async function storedDrafts(username: string, { id, openDrafts }: Tab = thisTab()): Promise<readonly DraftAt[]> {
  try {
    const alive = await openDrafts();
    const all = await withStore('drafts', 'readonly', (store) => allOf(store, username));
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
 * Stores unsaved work on a draft in this browser, by user, draft and tab, so that two tabs with the same draft do not overwrite each other.
 * `write` returns false if the browser refuses.
 */
export function draftStorageOf(
  username: string,
  { page_id, draft_id }: DraftAt,
  { id, openDrafts }: Tab = thisTab(),
): DraftStorage {
  const own = [username, draft_id, id];
  /** Entries of closed tabs that this tab has taken over. */
  let left: readonly Key[] = [];
  /** In the same transaction as the replacement, so that the work always exists once. */
  const takeOver = (store: IDBObjectStore) => {
    for (const key of left) store.delete([...key]);
  };
  return {
    async read() {
      try {
        const alive = await openDrafts();
        return await withStore('drafts', 'readonly', async (store) => {
          const found = await allOf(store, username, draft_id);
          const mine = found.filter(({ key }) => key[2] === id || !alive.has(`${key[1]} ${key[2]}`));
          left = mine.flatMap(({ key }) => (key[2] === id ? [] : [key]));
          return mine.map(({ stored }) => stored.kept);
        });
      } catch {
        return [];
      }
    },
    async write(draft) {
      try {
        await withStore('drafts', 'readwrite', (store) => {
          store.put({ page_id, kept: draft } satisfies Stored, own);
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
        await withStore('drafts', 'readwrite', (store) => {
          store.delete(own);
          takeOver(store);
        });
        left = [];
      } catch {
        // Without storage there is nothing to clear.
      }
    },
  };
}
