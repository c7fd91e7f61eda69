import { createContext, useContext } from 'react';
import type { OrderListProps } from './OrderList.props.ts';

/** What the rows of the list need that is the same for every order. */
export type OrderListContextValue = Pick<
  OrderListProps,
  'format' | 'hrefOf' | 'warehouseName' | 'when' | 'user' | 'onAct' | 'onNavigate'
>;
export const OrderListContext = createContext<OrderListContextValue | null>(null);

export function useOrderList(): OrderListContextValue {
  const value = useContext(OrderListContext);
  if (!value) throw new Error('A row was rendered outside an OrderList');
  return value;
}
