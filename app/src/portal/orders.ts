import type { CartId, CartTabType } from '@portal/domain/cart';
import type { CartDocument, Carts, Outbox } from '@portal/portal-client';
import { createContext, useContext } from 'react';
import type { OpenTabs } from './open-tabs.ts';

/** What the ordering screens of one signed-in user stand on. */
export interface Orders {
  readonly user: string;
  readonly carts: Carts;
  readonly outbox: Outbox;
  readonly tabs: OpenTabs;
  /** CART-04: made by the server for the account that is chosen; null when that failed, which has then been said. */
  readonly create: (tabtype: CartTabType) => Promise<CartDocument | null>;
  readonly open: (id: CartId) => CartDocument;
  readonly close: () => Promise<void>;
}

export const OrdersContext = createContext<Orders | null>(null);

export function useOrders(): Orders {
  const orders = useContext(OrdersContext);
  if (!orders) throw new Error('No ordering area above this component');
  return orders;
}
