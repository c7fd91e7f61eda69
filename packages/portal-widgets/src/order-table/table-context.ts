import { createContext, useContext } from 'react';
import type { FormatOptions } from '../internal/format-options.ts';
import type { LineSource } from './line-view.ts';
import type { OrderTableProps } from './OrderTable.props.ts';

type Events = 'onQuantity' | 'onStep' | 'onRemedy' | 'onRemove' | 'onDelete' | 'onRowRender';

/** What rows need that is the same for all of them. Its identity changes only with format, locking or icons: then all rows render. */
export interface OrderTableContextValue extends Pick<OrderTableProps, Events> {
  readonly source: LineSource;
  readonly format: FormatOptions;
  readonly locked: boolean;
  readonly showIcons: boolean;
  readonly showMinusQuantity: boolean;
}

export const OrderTableContext = createContext<OrderTableContextValue | null>(null);

export function useOrderTable(): OrderTableContextValue {
  const value = useContext(OrderTableContext);
  if (!value) throw new Error('An order row stands outside an OrderTable');
  return value;
}
