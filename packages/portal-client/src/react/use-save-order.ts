import type { CartDocument } from '../cart/types.ts';
import { useOrders } from './orders.ts';
import { usePortal } from './portal.ts';
import type { SavedAs } from './save-order.ts';

/** IMP-05: saves or copies the order, with code that is loaded when first used. Resolves to a message for the user; rejects if loading fails. */
export function useSaveOrder(document: CartDocument): (kind: SavedAs) => Promise<string> {
  const { transport } = usePortal();
  const { outbox } = useOrders();
  return async (kind) => (await import('./save-order.ts')).saveOrder(document, kind, { transport, outbox });
}
