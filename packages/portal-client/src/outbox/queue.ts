import type { CartId, Operation, RefusedOperation, Ulid } from '@portal/domain/cart';
import { createMemoryStore } from '../store/memory-store.ts';
import type { PortalStore, StoredOperation } from '../store/types.ts';

/**
 * Every unfinished operation of the user: those on disk, mirrored in memory for when the page closes, and those that could not be stored
 * (P6), which only this tab can send.
 */
export interface Queue {
  /** Reads the disk and returns the operations that were not known here. */
  load(): Promise<readonly StoredOperation[]>;
  /** Resolves to whether they were stored on disk. */
  add(cart: CartId, operations: readonly Operation[], knownRevision: number, now: number): Promise<boolean>;
  /** Adds operations that another tab has stored. */
  mirror(cart: CartId, operations: readonly Operation[], knownRevision: number, now: number): void;
  /** Operations that are not refused, in order, read from disk. `unstoredOnly` leaves out those that another tab may send. */
  waiting(cart: CartId, unstoredOnly: boolean): Promise<readonly StoredOperation[]>;
  /** The same from memory, synchronously. */
  waitingNow(cart: CartId): readonly StoredOperation[];
  all(): readonly StoredOperation[];
  refused(): readonly RefusedOperation[];
  setBatch(ids: readonly Ulid[], batch: StoredOperation['batch']): Promise<void>;
  setRefusal(ids: readonly Ulid[], refusal: StoredOperation['refusal']): Promise<void>;
  /** Another tab stored these refusals. */
  noteRefusal(refused: readonly RefusedOperation[]): void;
  /** Another tab sends these refused operations again. */
  noteRetry(ids: readonly Ulid[]): void;
  remove(ids: readonly Ulid[]): Promise<void>;
  /** Another tab finished these operations and deleted them from disk. */
  forget(ids: readonly Ulid[]): void;
}

/** How many ids of finished operations are remembered. */
const maxRemembered = 5000;

export function createQueue(store: PortalStore): Queue {
  const unstored = createMemoryStore(store.user);
  const entries = new Map<Ulid, StoredOperation>();
  /** Finished operations, which a slow disk read or a late message from another tab must not bring back. */
  const finished = new Set<Ulid>();
  /** Refusals, and null for those sent again, that could not be written to the disk. */
  const unstoredRefusals = new Map<Ulid, StoredOperation['refusal']>();
  const finish = (ids: readonly Ulid[]): void => {
    for (const id of ids) {
      entries.delete(id);
      unstoredRefusals.delete(id);
      finished.add(id);
    }
    for (const id of finished) {
      if (finished.size <= maxRemembered) break;
      finished.delete(id);
    }
  };
  const set = (ids: readonly Ulid[], fields: Partial<StoredOperation>): void => {
    for (const id of ids) {
      const entry = entries.get(id);
      if (entry) entries.set(id, { ...entry, ...fields });
    }
  };
  const put = (cart: CartId, operations: readonly Operation[], known_revision: number, kept_at: number): void => {
    for (const operation of operations) {
      if (entries.has(operation.id) || finished.has(operation.id)) continue;
      const seq = Number.MAX_SAFE_INTEGER;
      const { user } = store;
      entries.set(operation.id, {
        seq,
        user,
        cart,
        id: operation.id,
        operation,
        known_revision,
        kept_at,
        batch: null,
        refusal: null,
      });
    }
  };
  /** If the disk fails, operations are still sent from memory. Resolves to whether the change was written to the disk. */
  const both = async (run: (each: PortalStore) => Promise<void>): Promise<boolean> => {
    const onDisk = run(store).then(
      () => true,
      () => false,
    );
    await run(unstored);
    return onDisk;
  };
  /** Rows read from the disk, without finished operations and with refusals that could not be written: a full disk can still be read. */
  const current = (rows: readonly StoredOperation[]): readonly StoredOperation[] =>
    rows.flatMap((row) => {
      if (finished.has(row.id)) return [];
      const refusal = unstoredRefusals.get(row.id);
      return [refusal === undefined ? row : { ...row, refusal }];
    });
  const toBeSent = (entry: StoredOperation): boolean => entry.refusal === null;

  return {
    async load() {
      const found = current(await store.operations().catch(() => []));
      const added = found.filter((entry) => !entries.has(entry.id));
      for (const entry of found) entries.set(entry.id, entry);
      return added;
    },
    async add(cart, operations, knownRevision, now) {
      put(cart, operations, knownRevision, now);
      try {
        await store.addOperations(cart, operations, knownRevision, now);
        return store.durable;
      } catch {
        await unstored.addOperations(cart, operations, knownRevision, now);
        return false;
      }
    },
    mirror: put,
    async waiting(cart, unstoredOnly) {
      const stored = unstoredOnly
        ? []
        : current(
            await store.operations(cart).catch(() => [...entries.values()].filter((entry) => entry.cart === cart)),
          );
      const others = await unstored.operations(cart);
      const seen = new Set(stored.map((each) => each.id));
      return [...stored, ...others.filter((each) => !seen.has(each.id))].filter(toBeSent);
    },
    waitingNow: (cart) => [...entries.values()].filter((entry) => entry.cart === cart && toBeSent(entry)),
    all: () => [...entries.values()],
    refused: () =>
      [...entries.values()].flatMap(({ cart, operation, refusal }) =>
        refusal ? [{ cartId: cart, operation, ...refusal }] : [],
      ),
    async setBatch(ids, batch) {
      set(ids, { batch });
      await both((each) => each.setBatch(ids, batch));
    },
    async setRefusal(ids, refusal) {
      set(ids, refusal ? { refusal } : { refusal, batch: null });
      const onDisk = await both((each) => each.setRefusal(ids, refusal));
      for (const id of ids) {
        if (onDisk) unstoredRefusals.delete(id);
        else unstoredRefusals.set(id, refusal);
      }
      if (!refusal) await both((each) => each.setBatch(ids, null));
    },
    noteRefusal(refused) {
      for (const { operation, reason, message, at } of refused)
        set([operation.id], { refusal: { reason, message, at } });
    },
    noteRetry(ids) {
      set(ids, { refusal: null, batch: null });
      for (const id of ids) unstoredRefusals.delete(id);
    },
    async remove(ids) {
      finish(ids);
      await both((each) => each.removeOperations(ids));
    },
    forget: finish,
  };
}
