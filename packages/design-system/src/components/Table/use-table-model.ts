import {
  type ColumnPinningState,
  type ColumnSizingState,
  type ColumnVisibilityState,
  type RowData,
  type RowSelectionState,
  type SortingState,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useEffect, useMemo, useRef, useState } from 'react';
import { columnLayouts, columnsTooMany, columnWidths, leastWidth } from './column-layout.ts';
import { selectColumn } from './SelectColumn.tsx';
import { smallBelow, type TableProps } from './Table.props.ts';
import { features } from './table-features.ts';

const noSizing: ColumnSizingState = {};
const allVisible: ColumnVisibilityState = {};
const noOrder: string[] = [];
const nothingPinned: ColumnPinningState = { start: [], end: [] };
const unsorted: SortingState = [];
const noSelection: RowSelectionState = {};
const defaultColumn = { size: columnWidths.default, minSize: columnWidths.least, maxSize: columnWidths.most };

function updated<State>(updater: Updater<State>, before: State): State {
  return typeof updater === 'function' ? (updater as (state: State) => State)(before) : updater;
}

/** TanStack Table's model of the table: its columns at this width, its rows, selection and sorting. */
export function useTableModel<Row extends RowData>(props: TableProps<Row>, width: number) {
  const { data, getRowId, rowName, card, gutter = 16, columnSizing: given = noSizing } = props;
  const { columnVisibility = allVisible, columnOrder = noOrder, columnPinning = nothingPinned } = props;
  const { sorting = unsorted, rowSelection, onColumnSizingChange, onSortingChange, onRowSelectionChange } = props;
  const isSelectable = rowSelection !== undefined;
  const columns = useMemo(
    () => (isSelectable ? [selectColumn<Row>(rowName), ...props.columns] : props.columns),
    [isSelectable, rowName, props.columns],
  );

  // Widths are reported when the drag ends; until then they are local state.
  const [sizing, setSizing] = useState(given);
  const [taken, setTaken] = useState(given);
  if (given !== taken) {
    setTaken(given);
    setSizing(given);
  }
  const isPinned = columnPinning.start.length > 0;
  const layouts = useMemo(() => columnLayouts(columns), [columns]);
  const below = Math.max(card?.below ?? smallBelow, card?.fitsColumns ? leastWidth(layouts) + gutter : 0);
  const small = card !== undefined && width < below;
  const absent = useMemo(() => {
    const hidden = layouts.filter(({ id }) => columnVisibility[id] === false).map(({ id }) => id);
    if (small) return [...hidden, ...layouts.filter(({ meta }) => !meta?.cardClassName).map(({ id }) => id)];
    return isPinned ? hidden : [...hidden, ...columnsTooMany(layouts, sizing, hidden, width - gutter)];
  }, [layouts, columnVisibility, small, isPinned, sizing, width, gutter]);
  const absentIds = absent.join(' ');
  // Cached for each set of columns, because a new object renders every row.
  const shownColumns = useMemo<ColumnVisibilityState>(
    () => Object.fromEntries(absentIds.split(' ').map((id) => [id, false])),
    [absentIds],
  );

  const table = useTable({
    features,
    columns,
    data,
    getRowId,
    defaultColumn,
    state: {
      columnOrder,
      columnPinning,
      columnSizing: sizing,
      columnVisibility: shownColumns,
      rowSelection: rowSelection ?? noSelection,
      sorting,
    },
    columnResizeMode: 'onChange',
    columnResizeDirection: typeof document !== 'undefined' && document.dir === 'rtl' ? 'rtl' : 'ltr',
    manualSorting: true,
    enableSorting: onSortingChange !== undefined,
    enableMultiSort: false,
    enableSortingRemoval: false,
    sortDescFirst: false,
    onColumnSizingChange: setSizing,
    onSortingChange: (change) => onSortingChange?.(updated(change, sorting)),
    onRowSelectionChange: (change) => onRowSelectionChange?.({ ...updated(change, rowSelection ?? noSelection) }),
  });

  const dragged = table.state.columnResizing.isResizingColumn;
  const before = useRef(dragged);
  useEffect(() => {
    if (before.current !== false && dragged === false) onColumnSizingChange?.({ ...sizing });
    before.current = dragged;
  }, [dragged, sizing, onColumnSizingChange]);
  /** A width chosen by key or double click. */
  const chooseSizing = (next: ColumnSizingState) => {
    setSizing(next);
    onColumnSizingChange?.(next);
  };
  return { table, small, layouts, sizing, chooseSizing };
}
