import { FlexRender, type Header, type RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { limitWidth } from './column-layout.ts';
import { GridBox } from './grid-box.ts';
import { pinnedCell } from './pinned-columns.ts';
import * as css from './Table.css.ts';
import type { Features, TableModel } from './table-features.ts';

type Sizing = Record<string, number>;

export interface TableHeadProps<Row extends RowData> {
  readonly table: TableModel<Row>;
  readonly sizing: Sizing;
  /** Called with a width that was set by key or double click. */
  readonly onSizing: (sizing: Sizing) => void;
}

/** Change in px by one press of Shift and an arrow key. */
const keyStep = 8;
const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

export function TableHead<Row extends RowData>({ table, ...widths }: TableHeadProps<Row>) {
  return (
    <GridBox role="row" aria-rowindex={1} data-head className={css.head}>
      {table.getFlatHeaders().map((header, n) => (
        <HeadCell key={header.id} header={header} index={n} {...widths} />
      ))}
    </GridBox>
  );
}

interface HeadCellProps<Row extends RowData> extends Omit<TableHeadProps<Row>, 'table'> {
  readonly header: Header<Features, Row>;
  readonly index: number;
}

function HeadCell<Row extends RowData>({ header, index, sizing, onSizing }: HeadCellProps<Row>) {
  const { column } = header;
  const { meta } = column.columnDef;
  const sorted = column.getIsSorted();
  const canSort = column.getCanSort();
  const canResize = column.getCanResize();
  const pinned = pinnedCell(column, index);
  const resizeByKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? keyStep : event.key === 'ArrowLeft' ? -keyStep : 0;
    if (!by || !event.shiftKey || !canResize) return;
    event.preventDefault();
    onSizing({ ...sizing, [column.id]: limitWidth(column.getSize() + by) });
  };
  const resetWidth = () => {
    const { [column.id]: _, ...rest } = sizing;
    onSizing(rest);
  };
  const text = <FlexRender header={header} />;
  const name = meta?.headerHidden ? (
    <VisuallyHidden>{text}</VisuallyHidden>
  ) : meta?.headerClassName ? (
    text
  ) : (
    <span className={css.headName}>{text}</span>
  );
  return (
    <GridBox
      role="columnheader"
      tabIndex={-1}
      aria-colindex={index + 1}
      aria-sort={canSort ? (sorted ? ariaSort[sorted] : 'none') : undefined}
      aria-keyshortcuts={canResize ? 'Shift+ArrowLeft Shift+ArrowRight' : undefined}
      className={cx(meta?.headerClassName ?? css.headCell, meta?.align === 'end' && css.end, pinned?.className)}
      style={pinned?.style}
      onKeyDown={resizeByKey}
    >
      {canSort ? (
        <button
          type="button"
          tabIndex={-1}
          className={css.sortButton}
          onClick={() => column.toggleSorting(sorted === 'asc')}
        >
          {name}
          {sorted ? <Icon icon={sorted === 'asc' ? ArrowUp : ArrowDown} size="s" /> : null}
        </button>
      ) : (
        name
      )}
      {canResize ? (
        <span
          aria-hidden="true"
          data-resize={column.id}
          className={css.resize}
          onMouseDown={header.getResizeHandler()}
          onTouchStart={header.getResizeHandler()}
          onDoubleClick={resetWidth}
        />
      ) : null}
    </GridBox>
  );
}
