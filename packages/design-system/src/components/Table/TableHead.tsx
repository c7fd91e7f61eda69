import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { optional } from '../../internal/optional.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { DragColumn } from './ColumnResizing.ts';
import type { ColumnSizes } from './column-sizes.ts';
import { columnWidths, limitWidth } from './columns.ts';
import { GridBox } from './grid-box.ts';
import * as css from './Table.css.ts';
import type { TableColumn, TableSort } from './Table.props.ts';

/** Where it does not come, columns keep their widths: no table fails for that. */
const ColumnResizing = optional(async () => (await import('./ColumnResizing.ts')).ColumnResizing);

export interface TableHeadProps {
  readonly columns: readonly TableColumn[];
  readonly sizes: ColumnSizes;
  readonly sort: TableSort | null;
  /** Stands in the first cell of a table whose rows can be selected. */
  readonly selectAll?: ReactNode;
  readonly onSort?: (sort: TableSort) => void;
}

/** One press of Shift and an arrow, in px. */
const keyStep = 8;

export const TableHead = memo(function TableHead({ columns, sizes, sort, selectAll, onSort }: TableHeadProps) {
  // What resizes is loaded when a pointer first comes near, and then there are handles: most tables are never resized.
  const [near, setNear] = useState(false);
  const [ready, setReady] = useState(false);
  const drag = useRef<DragColumn>(null);
  return (
    <GridBox role="row" aria-rowindex={1} data-head className={css.head} onPointerEnter={() => setNear(true)}>
      {columns.map((column, n) =>
        selectAll && n === 0 ? (
          <GridBox key={column.id} role="columnheader" tabIndex={-1} className={css.selectHead}>
            {selectAll}
          </GridBox>
        ) : (
          <HeadCell
            key={column.id}
            column={column}
            sizes={sizes}
            sort={sort}
            drag={ready ? drag : null}
            onSort={onSort}
          />
        ),
      )}
      {near ? (
        <Suspense fallback={null}>
          <ColumnResizing columns={columns} sizes={sizes} drag={drag} onReady={() => setReady(true)} />
        </Suspense>
      ) : null}
    </GridBox>
  );
});

interface HeadCellProps extends Omit<TableHeadProps, 'columns' | 'selectAll'> {
  readonly column: TableColumn;
  /** Null until there are handles. */
  readonly drag: RefObject<DragColumn | null> | null;
}

function HeadCell({ column, sizes, sort, drag, onSort }: HeadCellProps) {
  const { id, name, nameHidden, align, fixed, sortable } = column;
  const sorted = sort?.column === id ? sort.direction : null;
  const resizeByKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? keyStep : event.key === 'ArrowLeft' ? -keyStep : 0;
    if (!by || !event.shiftKey || fixed) return;
    event.preventDefault();
    const widths = sizes.get();
    sizes.set({ ...widths, [id]: limitWidth((widths[id] ?? column.width) + by) }, true);
  };
  const sortNext = () => onSort?.({ column: id, direction: sorted === 'ascending' ? 'descending' : 'ascending' });
  const isButton = sortable === true && onSort !== undefined;
  const hasHandle = !fixed && drag !== null;
  // A name that stands alone needs no element: its cell cuts it, or pushes it out of sight. A handle reaches over the edge of its cell,
  // which then cuts nothing.
  const isAlone = !isButton && !hasHandle;
  const words = isAlone ? (
    name
  ) : nameHidden ? (
    <VisuallyHidden>{name}</VisuallyHidden>
  ) : (
    <span className={css.headName}>{name}</span>
  );
  return (
    <GridBox
      role="columnheader"
      tabIndex={-1}
      aria-sort={sortable ? (sorted ?? 'none') : undefined}
      aria-keyshortcuts={fixed ? undefined : 'Shift+ArrowLeft Shift+ArrowRight'}
      className={cx(
        css.headCell,
        isAlone && css.headWords,
        isAlone && nameHidden && css.headUnseen,
        align === 'end' && css.end,
      )}
      onKeyDown={resizeByKey}
    >
      {isButton ? (
        <button type="button" tabIndex={-1} className={css.sortButton} onClick={sortNext}>
          {words}
          {sorted ? <Icon icon={sorted === 'ascending' ? ArrowUp : ArrowDown} size="s" /> : null}
        </button>
      ) : (
        words
      )}
      {hasHandle ? <ResizeHandle column={column} sizes={sizes} drag={drag} /> : null}
    </GridBox>
  );
}

/** Appears when the pointer is on the head. The same by keyboard: Shift and an arrow on the head cell. */
function ResizeHandle({ column, sizes, drag }: Required<Pick<HeadCellProps, 'column' | 'sizes' | 'drag'>>) {
  const reset = () => {
    const { [column.id]: _, ...rest } = sizes.get();
    sizes.set(rest, true);
  };
  return (
    <span
      aria-hidden="true"
      data-resize={column.id}
      data-least={columnWidths.least}
      className={css.resize}
      onMouseDown={(event) => drag?.current?.(column.id, event)}
      onTouchStart={(event) => drag?.current?.(column.id, event)}
      onDoubleClick={reset}
    />
  );
}
