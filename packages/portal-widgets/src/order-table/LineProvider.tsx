import type { RowProviderProps } from '@portal/design-system';
import type { Ulid } from '@portal/domain/cart';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { LineContext, useOrderTable } from './line-context.ts';

/** A row of the order table: its line's id. What the line says comes from the source. */
export interface LineRow {
  readonly line_id: Ulid;
}

/** Subscribes to one line and renders its cells: a change of the line renders them, and no other row. */
export function LineProvider({ row, open, children }: RowProviderProps<LineRow>) {
  const { source, onRowRender } = useOrderTable();
  const { line_id } = row;
  const subscribe = useCallback((listener: () => void) => source.subscribeLine(line_id, listener), [source, line_id]);
  const view = useSyncExternalStore(subscribe, () => source.line(line_id));
  const value = useMemo(() => view && { view, open }, [view, open]);
  useEffect(() => {
    onRowRender?.(line_id);
  });
  // A line that is gone is still there until the list of lines has changed too.
  return value && <LineContext value={value}>{children()}</LineContext>;
}
