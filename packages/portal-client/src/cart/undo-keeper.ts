import type { CartId, UndoHistory } from '@portal/domain/cart';
import type { PortalStore } from '../store/types.ts';
import type { CartModel } from './cart-model.ts';

/** Stores undo and redo on disk (CART-21). */
export interface UndoKeeper {
  load(): Promise<void>;
  /** Writes changes one at a time, always the newest state, so that fast typing never queues writes. */
  keep(): void;
}

function isHistory(kept: unknown): kept is UndoHistory {
  const given = kept as Partial<UndoHistory> | null;
  return Array.isArray(given?.undo) && Array.isArray(given?.redo);
}

export function createUndoKeeper(cartId: CartId, model: CartModel, store: PortalStore): UndoKeeper {
  let kept = model.undo;
  let writing = false;
  function keep(): void {
    if (writing || kept === model.undo) return;
    kept = model.undo;
    writing = true;
    store
      .keepUndo(cartId, kept)
      .catch(() => {})
      .finally(() => {
        writing = false;
        keep();
      });
  }
  return {
    keep,
    async load() {
      const found = await store.undo(cartId).catch(() => null);
      // Another format belongs to another build: it is left alone until there is something to store.
      if (!isHistory(found) || model.undo.undo.length > 0) return;
      kept = found;
      model.undo = found;
    },
  };
}
