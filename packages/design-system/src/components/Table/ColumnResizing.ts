import { columnResizingFeature, columnSizingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { type RefObject, useEffect, useMemo } from 'react';
import type { ColumnSizes } from './column-sizes.ts';
import { columnWidths } from './columns.ts';
import type { TableColumn } from './Table.props.ts';

const features = tableFeatures({ columnResizingFeature, columnSizingFeature });
const noRows: Record<string, never>[] = [];

function useColumnModel(columns: readonly TableColumn[], sizes: ColumnSizes) {
  const definitions = useMemo(
    () =>
      columns.map(({ id, name, width, fixed }) => ({
        id,
        header: name,
        size: width,
        minSize: columnWidths.least,
        maxSize: columnWidths.most,
        enableResizing: !fixed,
      })),
    [columns],
  );
  return useTable(
    {
      features,
      columns: definitions,
      data: noRows,
      columnResizeMode: 'onChange',
      initialState: { columnSizing: { ...sizes.get() } },
    },
    () => null,
  );
}

/** Begins to drag the border of a column. */
export type DragColumn = (column: string, event: unknown) => void;

export interface ColumnResizingProps {
  readonly columns: readonly TableColumn[];
  readonly sizes: ColumnSizes;
  readonly drag: RefObject<DragColumn | null>;
  readonly onReady: () => void;
}

/** TanStack Table's resizing by pointer, loaded when a pointer first comes near the head. */
export function ColumnResizing({ columns, sizes, drag, onReady }: ColumnResizingProps) {
  const model = useColumnModel(columns, sizes);
  useEffect(() => {
    drag.current = (column, event) =>
      model
        .getFlatHeaders()
        .find((header) => header.column.id === column)
        ?.getResizeHandler()(event);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => onReady(), []);
  const { columnSizing, columnResizing } = model.atoms;
  useEffect(() => {
    let dragged = false;
    const told = () => {
      const dragging = columnResizing.get().isResizingColumn !== false;
      if (dragging || dragged) sizes.set(columnSizing.get(), !dragging);
      dragged = dragging;
    };
    const ends = [columnSizing.subscribe(told), columnResizing.subscribe(told)];
    // By keyboard, by a double click, or by whoever keeps the widths.
    const end = sizes.subscribe((widths) => {
      if (widths !== columnSizing.get()) model.setColumnSizing(widths);
    });
    return () => {
      end();
      for (const { unsubscribe } of ends) unsubscribe();
    };
  }, [columnSizing, columnResizing, sizes, model.setColumnSizing]);
  return null;
}
