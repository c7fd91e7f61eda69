import type { RowProviderProps } from '@portal/design-system';
import type { Ulid } from '@portal/domain/cart';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { LineContext, useOrderTable } from './line-context.ts';

/** A row of the order table: the id of its line. Its content comes from the line source. */
export interface LineRow {
  readonly line_id: Ulid;
}

/** Subscribes to one line, so that a change of the line renders its row only. */
export function LineProvider({ row, open, children }: RowProviderProps<LineRow>) {
  const { source } = useOrderTable();
  const { line_id } = row;
  const subscribe = useCallback((listener: () => void) => source.subscribeLine(line_id, listener), [source, line_id]);
  const view = useSyncExternalStore(subscribe, () => source.line(line_id));
  const value = useMemo(() => view && { view, open }, [view, open]);
  // A removed line's row may render once more before the list of lines has changed.
  return value && <LineContext value={value}>{children()}</LineContext>;
}
