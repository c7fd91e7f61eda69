import type { CartId } from '@portal/domain/cart';
import type { CompactStockList } from '@portal/domain/catalogue';
import type { DBSchema } from 'idb';
import type { StoredActivity, StoredCart, StoredOperation, StoredTyping, StoredUndo } from './types.ts';

/** Increase when the schema changes. IndexedDB does not open the database for a build with a lower number. */
export const storeVersion = 3;
export const storeName = 'portal';
/** Retention in ms (P2). */
export const retention = 14 * 24 * 3600 * 1000;

interface Owned {
  readonly user: string;
  readonly cart: CartId;
  readonly kept_at: number;
}

/** A new operation; the database assigns `seq`. */
export type NewStoredOperation = Omit<StoredOperation, 'seq'> & { seq?: number };

export interface PortalDb extends DBSchema {
  operations: {
    key: number;
    value: NewStoredOperation;
    indexes: { by_id: [string, string]; by_cart: [string, string]; by_user: string };
  };
  carts: { key: [string, string]; value: Owned & { readonly kept: StoredCart } };
  undo: { key: [string, string]; value: Owned & { readonly undo: StoredUndo } };
  typing: {
    key: [string, string, string, string];
    value: Owned & StoredTyping;
    indexes: { by_cart: [string, string] };
  };
  activities: { key: string; value: StoredActivity; indexes: { by_user: string } };
  stocklist: { key: string; value: CompactStockList };
  meta: { key: string; value: unknown };
}
