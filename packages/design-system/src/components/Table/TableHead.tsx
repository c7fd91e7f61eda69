import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, memo, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { columnWidths, limitWidth } from './columns.ts';
import { GridBox } from './grid-box.ts';
import * as css from './Table.css.ts';
import type { TableColumn, TableSort } from './Table.props.ts';
import type { ColumnModel } from './table-setup.ts';

export interface TableHeadProps {
  readonly columns: readonly TableColumn[];
  readonly model: ColumnModel;
  readonly sort: TableSort | null;
  readonly onSort?: (sort: TableSort) => void;
}

/** One press of Shift and an arrow, in px. */
const keyStep = 8;

export const TableHead = memo(function TableHead({ columns, model, sort, onSort }: TableHeadProps) {
  // Handles are made when a pointer first comes near: most tables are never resized.
  const [near, setNear] = useState(false);
  return (
    <GridBox role="row" aria-rowindex={1} data-head className={css.head} onPointerEnter={() => setNear(true)}>
      {columns.map((column) => (
        <HeadCell key={column.id} column={column} model={model} sort={sort} handle={near} onSort={onSort} />
      ))}
    </GridBox>
  );
});

interface HeadCellProps extends Omit<TableHeadProps, 'columns'> {
  readonly column: TableColumn;
  readonly handle: boolean;
}

function HeadCell({ column, model, sort, handle, onSort }: HeadCellProps) {
  const { id, name, nameHidden, align, fixed, sortable } = column;
  const sorted = sort?.column === id ? sort.direction : null;
  const resizeByKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? keyStep : event.key === 'ArrowLeft' ? -keyStep : 0;
    if (!by || !event.shiftKey || fixed) return;
    event.preventDefault();
    const size = model.atoms.columnSizing.get()[id] ?? column.width;
    model.setColumnSizing((sizes) => ({ ...sizes, [id]: limitWidth(size + by) }));
  };
  const sortNext = () => onSort?.({ column: id, direction: sorted === 'ascending' ? 'descending' : 'ascending' });
  const words = nameHidden ? <VisuallyHidden>{name}</VisuallyHidden> : <span className={css.headName}>{name}</span>;
  return (
    <GridBox
      role="columnheader"
      tabIndex={-1}
      aria-sort={sortable ? (sorted ?? 'none') : undefined}
      aria-keyshortcuts={fixed ? undefined : 'Shift+ArrowLeft Shift+ArrowRight'}
      className={cx(css.headCell, align === 'end' && css.end)}
      onKeyDown={resizeByKey}
    >
      {sortable && onSort ? (
        <button type="button" tabIndex={-1} className={css.sortButton} onClick={sortNext}>
          {words}
          {sorted ? <Icon icon={sorted === 'ascending' ? ArrowUp : ArrowDown} size="s" /> : null}
        </button>
      ) : (
        words
      )}
      {fixed || !handle ? null : <ResizeHandle column={column} model={model} />}
    </GridBox>
  );
}

/** Appears when the pointer is on the head. The same by keyboard: Shift and an arrow on the head cell. */
function ResizeHandle({ column, model }: { readonly column: TableColumn; readonly model: ColumnModel }) {
  const drag = () =>
    model
      .getFlatHeaders()
      .find((header) => header.column.id === column.id)
      ?.getResizeHandler();
  return (
    <span
      aria-hidden="true"
      data-resize={column.id}
      data-least={columnWidths.least}
      className={css.resize}
      onMouseDown={(event) => drag()?.(event)}
      onTouchStart={(event) => drag()?.(event)}
      onDoubleClick={() => model.setColumnSizing(({ [column.id]: _, ...rest }) => rest)}
    />
  );
}
