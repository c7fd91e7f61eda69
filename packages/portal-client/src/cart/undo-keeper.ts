import type { CartId, UndoHistory } from '@portal/domain/cart';
import type { PortalStore } from '../store/types.ts';
import type { CartModel } from './cart-model.ts';

/** Keeps undo and redo on disk (CART-21). */
export interface UndoKeeper {
  load(): Promise<void>;
  /** Writes what changed; one write at a time with the newest last, so that a fast typist never makes a queue of them. */
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
      // Of another shape it is another build's: it is left alone until there is something of ours to keep.
      if (!isHistory(found) || model.undo.undo.length > 0) return;
      kept = found;
      model.undo = found;
    },
  };
}
