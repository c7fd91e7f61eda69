import { type Column, flexRender, type RowData, type Row as RowModel } from '@tanstack/react-table';
import { type ComponentType, memo, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { GridBox } from './grid-box.ts';
import { pinnedCell } from './pinned-columns.ts';
import { RowBoundary } from './RowBoundary.tsx';
import type { RowProviderProps, TableProps } from './Table.props.ts';
import type { Features } from './table-features.ts';

export interface RowCellsProps<Row extends RowData> extends Pick<TableProps<Row>, 'RowProvider' | 'Note' | 'rowName'> {
  readonly row: RowModel<Features, Row>;
  /** The visible columns in order. */
  readonly columns: readonly Column<Features, Row>[];
  readonly open: boolean;
  readonly small: boolean;
  readonly selected: boolean;
  readonly onError: (id: string, error: unknown) => void;
}

function PlainRow({ children }: { readonly children: ReactNode }) {
  return children;
}

function RowCellsOf<Row extends RowData>(props: RowCellsProps<Row>) {
  const { row, columns, RowProvider, Note, rowName, open, small, onError } = props;
  const Provider: ComponentType<RowProviderProps<Row>> = RowProvider ?? PlainRow;
  const cells = row.getAllCellsByColumnId();
  return (
    <RowBoundary name={rowName(row.original)} onError={(error) => onError(row.id, error)}>
      <Provider row={row.original} open={open} small={small}>
        {columns.map((column, n) => {
          const { meta } = column.columnDef;
          const pinned = pinnedCell(column, n);
          const cell = cells[column.id];
          return (
            <GridBox
              key={column.id}
              role="gridcell"
              aria-colindex={n + 1}
              className={cx(small ? meta?.cardClassName : meta?.className, pinned?.className)}
              style={pinned?.style}
            >
              {cell ? flexRender(column.columnDef.cell, cell.getContext()) : null}
            </GridBox>
          );
        })}
        {Note ? <Note row={row.original} /> : null}
      </Provider>
    </RowBoundary>
  );
}

/** What is in a row. It renders when its row, or what it shows of it, is another; its provider when the row's own data changed. */
export const RowCells = memo(RowCellsOf) as typeof RowCellsOf;
