import type { CartId, CartTabType } from '@portal/domain/cart';
import type { PriceChange } from '@portal/domain/history';
import { createContext, useContext } from 'react';
import type { CartDocument, Carts } from '../cart/types.ts';
import type { Outbox } from '../outbox/types.ts';
import type { OpenTabs } from './open-tabs.ts';

/** Actions on a cart as a whole (CART-14). */
export type CartChange = 'cancel' | 'recycle' | 'claim' | 'release' | 'unconfirm';

/** The result of copying an order (HIST-03). */
export interface CopiedOrder {
  readonly document: CartDocument;
  /** Lines whose amount differs from the copied order. */
  readonly changed: readonly PriceChange[];
  /** False if the delivery address or option is no longer available. */
  readonly delivery_copied: boolean;
}

/** The services that the ordering screens of a signed-in user share. Actions that fail show a message themselves. */
export interface Orders {
  readonly user: string;
  readonly carts: Carts;
  readonly outbox: Outbox;
  readonly tabs: OpenTabs;
  /** Creates a cart on the server for the chosen account (CART-04); null if that failed. */
  readonly create: (tabtype: CartTabType) => Promise<CartDocument | null>;
  /** Sends unsent edits, then changes the cart (CART-14). Resolves to whether it succeeded. */
  readonly change: (id: CartId, change: CartChange) => Promise<boolean>;
  /** Creates an order with this one's lines and delivery at current prices (HIST-03); null if that failed. */
  readonly copy: (id: CartId) => Promise<CopiedOrder | null>;
  /** Adds the lines of an order to another and cancels it. Resolves to the number of lines, or null if that failed. */
  readonly merge: (from: CartId, into: CartId) => Promise<number | null>;
  readonly open: (id: CartId) => CartDocument;
  readonly close: () => Promise<void>;
}

export const OrdersContext = createContext<Orders | null>(null);

export function useOrders(): Orders {
  const orders = useContext(OrdersContext);
  if (!orders) throw new Error('No ordering area above this component');
  return orders;
}
