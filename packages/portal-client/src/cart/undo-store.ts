import type { CartId, UndoHistory } from '@portal/domain/cart';
import type { PortalStore } from '../store/types.ts';
import type { CartModel } from './cart-model.ts';

/** Stores undo and redo on disk (CART-21). */
export interface UndoStore {
  load(): Promise<void>;
  /** Writes changes one at a time, always the newest state, so that fast typing never queues writes. */
  save(): void;
}

function isHistory(stored: unknown): stored is UndoHistory {
  const history = stored as Partial<UndoHistory> | null;
  return Array.isArray(history?.undo) && Array.isArray(history?.redo);
}

export function createUndoStore(cartId: CartId, model: CartModel, store: PortalStore): UndoStore {
  let stored = model.undo;
  let writing = false;
  function save(): void {
    if (writing || stored === model.undo) return;
    stored = model.undo;
    writing = true;
    store
      .storeUndo(cartId, stored)
      .catch(() => {})
      .finally(() => {
        writing = false;
        save();
      });
  }
  return {
    save,
    async load() {
      const found = await store.undo(cartId).catch(() => null);
      // Another format belongs to another build. It stays until there is something new to store.
      if (!isHistory(found) || model.undo.undo.length > 0) return;
      stored = found;
      model.undo = found;
    },
  };
}
