import type { CartId, CartTabType } from '@portal/domain/cart';
import { createContext, useContext } from 'react';
import type { CartDocument, Carts } from '../cart/types.ts';
import type { Outbox } from '../outbox/types.ts';
import type { OpenTabs } from './open-tabs.ts';

/** CART-14: what can be done with a cart as a whole. */
export type CartChange = 'cancel' | 'recycle' | 'claim' | 'release';

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
  readonly open: (id: CartId) => CartDocument;
  readonly close: () => Promise<void>;
}

export const OrdersContext = createContext<Orders | null>(null);

export function useOrders(): Orders {
  const orders = useContext(OrdersContext);
  if (!orders) throw new Error('No ordering area above this component');
  return orders;
}
