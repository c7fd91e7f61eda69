import { createContext, useContext } from 'react';
import type { OrderListProps } from './OrderList.props.ts';

/** Props that all rows of the list share. */
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
