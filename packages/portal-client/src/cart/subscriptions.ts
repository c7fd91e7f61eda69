import type { Ulid } from '@portal/domain/cart';
import type { CartLines } from './cart-lines.ts';
import type { CartDocument, CartLine } from './types.ts';

export interface Subscriptions
  extends Pick<CartDocument, 'subscribe' | 'subscribeIds' | 'subscribeLine' | 'subscribeLines'> {
  /** Notifies the subscribers whose subject changed, after a change of anything or of one line only. */
  notify(only?: Ulid): void;
}

function on<Listener>(set: Set<Listener>, listener: Listener): () => void {
  set.add(listener);
  return () => set.delete(listener);
}

/** Subscribers of a cart: of all of it, of its list of lines, or of one line. */
export function createSubscriptions(lines: CartLines): Subscriptions {
  const everything = new Set<() => void>();
  const ids = new Set<() => void>();
  const anyLine = new Set<(only: Ulid | null) => void>();
  const byLine = new Map<Ulid, Set<() => void>>();
  const shown = new Map<Ulid, CartLine | null>();
  return {
    notify(only) {
      const before = lines.ids();
      lines.refresh(only);
      if (lines.ids() !== before) for (const listener of [...ids]) listener();
      for (const [id, listeners] of [...byLine]) {
        const view = lines.get(id);
        if (view === shown.get(id)) continue;
        shown.set(id, view);
        for (const listener of [...listeners]) listener();
      }
      for (const listener of [...anyLine]) listener(only ?? null);
      for (const listener of [...everything]) listener();
    },
    subscribe: (listener) => on(everything, listener),
    subscribeIds: (listener) => on(ids, listener),
    subscribeLines: (listener) => on(anyLine, listener),
    subscribeLine(id, listener) {
      const set = byLine.get(id) ?? new Set();
      byLine.set(id, set);
      if (set.size === 0) shown.set(id, lines.get(id));
      const stop = on(set, listener);
      return () => {
        stop();
        if (set.size > 0 || byLine.get(id) !== set) return;
        byLine.delete(id);
        shown.delete(id);
      };
    },
  };
}
