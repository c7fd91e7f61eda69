import type { CartState, SaveReply } from '@portal/domain/cart';
import type { CartDocument } from './types.ts';

type Listener = Parameters<CartDocument['listenOthers']>[0];

/** Reports other people's operations on a cart, each once, although responses may repeat them. */
export function createOthers(by: string) {
  const listeners = new Set<Listener>();
  return {
    report(reply: Pick<SaveReply, 'operations'>, before: CartState | null): void {
      if (!before) return;
      const fresh = reply.operations.filter((each) => each.by !== by && each.revision > before.revision);
      if (fresh.length > 0) for (const listener of listeners) listener(fresh, before);
    },
    listen(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
