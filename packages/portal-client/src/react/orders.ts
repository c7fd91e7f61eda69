import type { CartId, CartTabType } from '@portal/domain/cart';
import type { PriceChange } from '@portal/domain/history';
import { createContext, useContext } from 'react';
import type { CartDocument, Carts } from '../cart/types.ts';
import type { Outbox } from '../outbox/types.ts';
import type { OpenTabs } from './open-tabs.ts';

/** CART-14: what can be done with a cart as a whole. */
export type CartChange = 'cancel' | 'recycle' | 'claim' | 'release' | 'unconfirm';

/** HIST-03: what became of a copy. */
export interface CopiedOrder {
  readonly document: CartDocument;
  /** Lines that come to another amount than in the order that was copied. */
  readonly changed: readonly PriceChange[];
  /** False where the delivery address or option is no longer available. */
  readonly delivery_copied: boolean;
}

/** What the ordering screens of one signed-in user stand on. */
export interface Orders {
  readonly user: string;
  readonly carts: Carts;
  readonly outbox: Outbox;
  readonly tabs: OpenTabs;
  /** CART-04: made by the server for the account that is chosen; null when that failed, which has then been said. */
  readonly create: (tabtype: CartTabType) => Promise<CartDocument | null>;
  /** CART-14: what is unsent goes first. False when it was not done, which has then been said. */
  readonly change: (id: CartId, change: CartChange) => Promise<boolean>;
  /** HIST-03: a new order with the lines and the delivery of this one, at the prices of now; null when that failed, which has then been said. */
  readonly copy: (id: CartId) => Promise<CopiedOrder | null>;
  /** Adds the lines of an order to another and cancels it; how many lines, or null when it was not done, which has then been said. */
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
