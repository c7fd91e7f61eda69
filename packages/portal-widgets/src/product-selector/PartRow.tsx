import type { RowProviderProps } from '@portal/design-system';
import { createContext, useContext, useMemo } from 'react';
import { useQuantity } from './part-cells.tsx';
import type { ResultRow } from './result-columns.tsx';
import { useSelector } from './selector-context.ts';
import type { SelectorPart, SelectorTrade } from './selector-view.ts';
import { usePart } from './use-part.ts';

interface PartRowValue {
  readonly part: SelectorPart;
  readonly trade: SelectorTrade;
  readonly quantity: ReturnType<typeof useQuantity>;
  /** True when rows are shown as cards on small screens. */
  readonly small: boolean;
}
const PartRowContext = createContext<PartRowValue | null>(null);

export function usePartRow(): PartRowValue {
  const value = useContext(PartRowContext);
  if (!value) throw new Error('A cell was rendered outside its part');
  return value;
}

/** Subscribes to one part of the results, so that an arriving price renders that row only. */
export function PartRow({ row, small, children }: RowProviderProps<ResultRow>) {
  const { adding } = useSelector();
  const { part, trade } = usePart(row.stock_code);
  const quantity = useQuantity(part, adding);
  const value = useMemo(() => part && { part, trade, quantity, small }, [part, trade, quantity, small]);
  return value && <PartRowContext value={value}>{children()}</PartRowContext>;
}
