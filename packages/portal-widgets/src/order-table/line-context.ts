import { createContext, useContext } from 'react';
import type { LineView } from './line-view.ts';
import type { OrderTableProps } from './OrderTable.props.ts';

type Events = 'onQuantity' | 'onStep' | 'onRemedy' | 'onRemove' | 'onDelete';

/** Shared by all lines of an order table. */
export interface OrderTableContextValue
  extends Pick<OrderTableProps, 'source' | 'format' | 'showIcons' | 'showMinusQuantity' | 'stepsOnFocus' | Events> {
  readonly locked: boolean;
}
export const OrderTableContext = createContext<OrderTableContextValue | null>(null);

export function useOrderTable(): OrderTableContextValue {
  const value = useContext(OrderTableContext);
  if (!value) throw new Error('An order line was rendered outside an OrderTable');
  return value;
}

/** One line, for its cells and its note. */
export interface LineContextValue {
  readonly view: LineView;
  readonly open: boolean;
}
export const LineContext = createContext<LineContextValue | null>(null);

export function useLine(): LineContextValue {
  const value = useContext(LineContext);
  if (!value) throw new Error('A cell was rendered outside its order line');
  return value;
}
