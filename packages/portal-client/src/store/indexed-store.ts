import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { type NewStoredOperation, type PortalDb, retention } from './schema.ts';
import type { PortalStore, StoredOperation } from './types.ts';

// Strict: the data has been flushed to disk when the transaction completes.
const strict = { durability: 'strict' } as const;
type OperationsTx = IDBPTransaction<PortalDb, 'operations'[], 'readwrite'>;

/** The store in IndexedDB, with each row under its user. Every write resolves when its transaction is complete. */
export function createIndexedStore(db: IDBPDatabase<PortalDb>, user: string): PortalStore {
  async function changeOperations(
    ids: readonly string[],
    change: (kept: NewStoredOperation, key: number, tx: OperationsTx) => void,
  ): Promise<void> {
    if (ids.length === 0) return;
    const tx = db.transaction(['operations'], 'readwrite', strict);
    const index = tx.objectStore('operations').index('by_id');
    // Requests in a transaction run in order. Do not await anything else here: the transaction would end.
    const cursors = ids.map((id) => index.openCursor([user, id]));
    await Promise.all(
      cursors.map(async (opening) => {
        const cursor = await opening;
        if (cursor) change(cursor.value, cursor.primaryKey, tx);
      }),
    );
    await tx.done;
  }

  return {
    user,
    durable: true,
    async addOperations(cart, operations, known_revision, now) {
      const tx = db.transaction('operations', 'readwrite', strict);
      const adding = operations.map((operation) =>
        tx.store.add({
          user,
          cart,
          id: operation.id,
          operation,
          known_revision,
          kept_at: now,
          batch: null,
          refusal: null,
        }),
      );
      // Commit now rather than after the requests' responses: a closing page receives none, and an open transaction would be aborted.
      tx.commit();
      await Promise.all([...adding, tx.done]);
    },
    async operations(cart) {
      const found =
        cart === undefined
          ? await db.getAllFromIndex('operations', 'by_user', user)
          : await db.getAllFromIndex('operations', 'by_cart', [user, cart]);
      return (found as StoredOperation[]).sort((a, b) => a.seq - b.seq);
    },
    setBatch: (ids, batch) =>
      changeOperations(ids, (kept, _key, tx) => void tx.objectStore('operations').put({ ...kept, batch })),
    setRefusal: (ids, refusal) =>
      changeOperations(ids, (kept, _key, tx) => void tx.objectStore('operations').put({ ...kept, refusal })),
    removeOperations: (ids) => changeOperations(ids, (_kept, key, tx) => void tx.objectStore('operations').delete(key)),

    async cart(cart) {
      return (await db.get('carts', [user, cart]))?.kept ?? null;
    },
    async storeCart(kept) {
      const tx = db.transaction('carts', 'readwrite');
      const before = await tx.store.get([user, kept.orderNum]);
      if (!before || before.kept.revision <= kept.revision) {
        await tx.store.put({ user, cart: kept.orderNum, kept_at: Date.now(), kept });
      }
      await tx.done;
    },
    async forgetCart(cart) {
      await db.delete('carts', [user, cart]);
    },
    async undo(cart) {
      return (await db.get('undo', [user, cart]))?.undo ?? null;
    },
    async storeUndo(cart, undo) {
      await db.put('undo', { user, cart, kept_at: Date.now(), undo });
    },

    async storeTyping(typing) {
      const tx = db.transaction('typing', 'readwrite');
      const putting = tx.store.put({ ...typing, user, kept_at: Date.now() });
      // As for operations: what is typed last must not be lost with the page.
      tx.commit();
      await Promise.all([putting, tx.done]);
    },
    async forgetTyping(cart, page, field) {
      const tx = db.transaction('typing', 'readwrite');
      const deleting = tx.store.delete([user, cart, page, field]);
      tx.commit();
      await Promise.all([deleting, tx.done]);
    },
    typing: (cart) => db.getAllFromIndex('typing', 'by_cart', [user, cart]),

    async addActivities(activities) {
      const tx = db.transaction('activities', 'readwrite');
      await Promise.all([...activities.map((activity) => tx.store.put(activity)), tx.done]);
    },
    activities: (limit) => db.getAllFromIndex('activities', 'by_user', user, limit),
    async removeActivities(ids) {
      const tx = db.transaction('activities', 'readwrite');
      await Promise.all([...ids.map((id) => tx.store.delete(id)), tx.done]);
    },

    async stocklist() {
      return (await db.get('stocklist', 'current')) ?? null;
    },
    async storeStocklist(stocklist) {
      await db.put('stocklist', stocklist, 'current');
    },
    async forgetStocklist() {
      await db.delete('stocklist', 'current');
    },

    async sweep(now) {
      const tx = db.transaction(['carts', 'undo', 'typing'], 'readwrite');
      let gone = 0;
      for (const name of ['carts', 'undo', 'typing'] as const) {
        for (let cursor = await tx.objectStore(name).openCursor(); cursor; cursor = await cursor.continue()) {
          if (cursor.value.kept_at >= now - retention) continue;
          await cursor.delete();
          if (name === 'carts') gone += 1;
        }
      }
      await tx.done;
      return gone;
    },
    close: () => db.close(),
  };
}
