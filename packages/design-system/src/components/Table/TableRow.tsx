import type { Cell, Column, RowData, Row as RowModel } from '@tanstack/react-table';
import { type ComponentType, memo, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { GridBox } from './grid-box.ts';
import { pinnedCell } from './pinned-columns.ts';
import { RowBoundary } from './RowBoundary.tsx';
import type { RowProviderProps, TableProps } from './Table.props.ts';
import type { Features } from './table-features.ts';

export interface RowCellsProps<Row extends RowData> extends Pick<TableProps<Row>, 'RowProvider' | 'note' | 'rowName'> {
  readonly row: RowModel<Features, Row>;
  /** The visible columns in order. */
  readonly columns: readonly Column<Features, Row>[];
  readonly open: boolean;
  readonly small: boolean;
  readonly selected: boolean;
  readonly onError: (id: string, error: unknown) => void;
}

function PlainRow<Row extends RowData>({ children }: RowProviderProps<Row>) {
  return children();
}

/** Calls the column's cell function instead of mounting it as a component: a row is one component, not one for each of its cells. */
function contentOf<Row extends RowData>(cell: Cell<Features, Row> | undefined): ReactNode {
  if (!cell) return null;
  const template = cell.column.columnDef.cell;
  return typeof template === 'function' ? template(cell.getContext()) : template;
}

function RowCellsOf<Row extends RowData>(props: RowCellsProps<Row>) {
  const { row, columns, RowProvider, note, rowName, open, small, onError } = props;
  const Provider: ComponentType<RowProviderProps<Row>> = RowProvider ?? PlainRow;
  const renderCells = () => {
    const cells = row.getAllCellsByColumnId();
    return (
      <>
        {columns.map((column, n) => {
          const { meta } = column.columnDef;
          const pinned = pinnedCell(column, n);
          return (
            <GridBox
              key={column.id}
              role="gridcell"
              aria-colindex={n + 1}
              className={cx(small ? meta?.cardClassName : meta?.className, pinned?.className)}
              style={pinned?.style}
            >
              {contentOf(cells[column.id])}
            </GridBox>
          );
        })}
        {note?.(row.original)}
      </>
    );
  };
  return (
    <RowBoundary name={rowName(row.original)} onError={(error) => onError(row.id, error)}>
      <Provider row={row.original} open={open} small={small}>
        {renderCells}
      </Provider>
    </RowBoundary>
  );
}

/** The cells of a row. Renders when the row or its view state changes; `RowProvider` renders when the row's data changes. */
export const RowCells = memo(RowCellsOf) as typeof RowCellsOf;
