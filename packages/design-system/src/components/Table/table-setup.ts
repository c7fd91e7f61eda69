import {
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useEffect, useMemo } from 'react';
import { columnWidths } from './columns.ts';
import type { TableColumn } from './Table.props.ts';

/**
 * The one set-up of TanStack Table: it keeps the columns (order, sizes, visibility, resizing). Rows are not given to it: a row model
 * of 500 rows and 6,500 cells would be made at every mount, and nothing here asks for it.
 */
const features = tableFeatures({
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});
const noRows: Record<string, never>[] = [];

export interface ColumnModelOptions {
  readonly columns: readonly TableColumn[];
  readonly widths: Readonly<Record<string, number>>;
  readonly order: readonly string[];
  /** Hidden by the user or by want of width. */
  readonly absent: readonly string[];
}

export function useColumnModel({ columns, widths, order, absent }: ColumnModelOptions) {
  const definitions = useMemo(
    () =>
      columns.map(({ id, name, width, fixed }) => ({
        id,
        header: name,
        size: width,
        minSize: columnWidths.least,
        maxSize: columnWidths.most,
        enableResizing: !fixed,
        enableHiding: !fixed,
      })),
    [columns],
  );
  const columnVisibility = useMemo(() => Object.fromEntries(absent.map((id) => [id, false])), [absent]);
  const table = useTable(
    {
      features,
      columns: definitions,
      data: noRows,
      columnResizeMode: 'onChange',
      state: { columnVisibility, columnOrder: [...order] },
      initialState: { columnSizing: { ...widths } },
    },
    // Sizes are left out: while a column is dragged only one CSS property changes, and nothing renders.
    () => null,
  );
  useEffect(() => {
    table.setColumnSizing({ ...widths });
  }, [table, widths]);
  return table;
}

export type ColumnModel = ReturnType<typeof useColumnModel>;
