import { type CartId, type CartTotals, cartStatus, lockOf, prettyName } from '@portal/domain/cart';
import type { OutboxStatus } from '../outbox/types.ts';
import type { CartModel } from './cart-model.ts';
import type { CartDocumentStatus, CartHeader } from './types.ts';

/** What the document has made of its model since the last change. */
export interface Cached {
  totals?: CartTotals;
  header?: CartHeader | null;
  status?: CartDocumentStatus;
}

export function headerOf({ view, meta }: CartModel): CartHeader | null {
  if (!view || !meta) return null;
  const { lines: _, ...state } = view;
  const { warehouse_name, confirm_allowed, confirm_short_reason, dropship_allowed, deliveryOptions } = meta;
  return {
    ...state,
    warehouse_name,
    confirm_allowed,
    confirm_short_reason,
    dropship_allowed,
    deliveryOptions,
    promo: meta.promo ?? null,
    minimum_order: meta.minimum_order ?? null,
    status: cartStatus(view),
    prettyName: prettyName(view),
    editable: lockOf(view) === null,
  };
}

type Own = Pick<CartDocumentStatus, 'load' | 'pricing' | 'notices' | 'acting'>;

export function statusOf(cartId: CartId, { undo }: CartModel, box: OutboxStatus, own: Own): CartDocumentStatus {
  const unsent = box.unsentByCart[cartId] ?? 0;
  return {
    ...own,
    unsent,
    saving: box.sending && unsent > 0,
    offline: box.offline,
    lastSaved: box.lastSaved,
    durable: box.durable,
    canUndo: undo.undo.length > 0,
    canRedo: undo.redo.length > 0,
    refused: box.refused.filter((refused) => refused.cartId === cartId),
  };
}
