import { type KeyboardEvent, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../../internal/cx.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { ColumnSizes } from './column-sizes.ts';
import { columnTemplate, leavingColumns } from './columns.ts';
import { FindBar } from './FindBar.tsx';
import { GridBox } from './grid-box.ts';
import * as css from './Table.css.ts';
import { smallBelow, type TableProps } from './Table.props.ts';
import { type BodyHandle, PageScrollingBody, SelfScrollingBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { useBox } from './use-box.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { usePrinting } from './use-printing.ts';

const none: readonly string[] = [];
const noWidths: Readonly<Record<string, number>> = {};
/** The custom properties themselves; the contract names their values. */
const [rowVar, headVar] = [spacing.row, spacing.headH].map((value) => value.slice('var('.length, -1)) as [
  string,
  string,
];
/** Height of the rule beneath a row. */
const rule = 1;

/**
 * The house table: a grid of rows of known heights, of which only those in sight exist. It knows nothing of what the rows say: `Row`
 * renders one by its id. Columns come and go by their `leaves` as the width of the table falls; under 760 px rows become cards.
 */
export function Table(props: TableProps) {
  const {
    label,
    columns: given,
    rowIds,
    Row,
    painter,
    rowHeight,
    headHeight,
    smallHeight,
    extraHeight,
    watchExtra,
    openRow = null,
  } = props;
  const { panel, widths = noWidths, hidden = none, sort = null, scroll = 'self', gutter = 16 } = props;
  const { selection, pinning } = props;
  const { absentInSmall, card, footer, empty, rowText, ref, onWidths, onSort, onOpen, onRowKey, onPastEnd } = props;
  const root = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const body = useRef<BodyHandle>(null);
  const box = useBox(grid, scroll);
  const printing = usePrinting();
  const [finding, setFinding] = useState(false);

  const { width } = box;
  const order = pinning?.order ?? props.order ?? none;
  const selects = selection !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the column of a selection is always the same
  const columns = useMemo(() => (selection ? [selection.column, ...given] : given), [selects, given]);
  const small = smallHeight !== undefined && width < smallBelow;
  const leaving = pinning ? '' : leavingColumns(columns, widths, hidden, width - gutter).join();
  const absent = useMemo(() => {
    if (small) return [...hidden, ...(absentInSmall ?? [])];
    return [...hidden, ...(leaving ? leaving.split(',') : [])];
  }, [small, hidden, leaving, absentInSmall]);
  const [sizes] = useState(() => new ColumnSizes(widths));
  const visible = useMemo(() => {
    const place = (id: string) =>
      id === selection?.column.id ? -1 : order.includes(id) ? order.indexOf(id) : order.length;
    return columns.filter(({ id }) => !absent.includes(id)).sort((a, b) => place(a.id) - place(b.id));
  }, [columns, absent, order, selection?.column.id]);
  const visibleIds = useMemo(() => visible.map(({ id }) => id), [visible]);
  const ownIds = useMemo(() => (selects ? visibleIds.slice(1) : visibleIds), [selects, visibleIds]);

  // Widths are one property of the root, so that dragging a column renders nothing. The foot leaves room for the scroll bar above it.
  useLayoutEffect(() => {
    const write = () => {
      root.current?.style.setProperty('--cols', columnTemplate(visible, sizes.get()));
      root.current?.style.setProperty('--rail', `${box.rail}px`);
    };
    write();
    return sizes.subscribe(write);
  }, [sizes, visible, box.rail]);
  useEffect(() => {
    sizes.settled = onWidths;
  }, [sizes, onWidths]);
  useLayoutEffect(() => sizes.set(widths, false), [sizes, widths]);

  const heightOf = useMemo(() => {
    if (small && smallHeight) return (id: string) => smallHeight(id, width) + rule;
    return (id: string) => rowHeight + rule + (extraHeight?.(id) ?? 0);
  }, [small, smallHeight, width, rowHeight, extraHeight]);
  const keys = useGridKeys({ grid, body, rowIds, columns: visibleIds, small, onOpen, onRowKey, onPastEnd });
  useImperativeHandle(ref, () => ({
    focusRow: (id, column) => keys.focus(id, column === undefined ? 0 : visibleIds.indexOf(column)),
  }));

  const openFind = (event: KeyboardEvent) => {
    if (!rowText || event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey) || finding) return;
    event.preventDefault();
    setFinding(true);
  };
  const closeFind = (id: string | null) => {
    flushSync(() => setFinding(false));
    keys.focus(id ?? rowIds[0] ?? null, 0);
  };
  const Body = scroll === 'page' ? PageScrollingBody : SelfScrollingBody;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to Ctrl+F from all within
    <div
      ref={root}
      data-small={small || undefined}
      className={cx(css.root, scroll === 'self' && css.selfRoot, small && css.small, pinning?.className)}
      style={{
        ...pinning?.style,
        [rowVar]: `${rowHeight}px`,
        [headVar]: `${headHeight}px`,
        ...(small && card ? { '--card-columns': card.columns, '--card-areas': card.areas } : {}),
      }}
      onKeyDown={openFind}
    >
      {finding && rowText ? (
        <FindBar
          rowIds={rowIds}
          rowText={rowText}
          onReveal={(id) => flushSync(() => body.current?.reveal(rowIds.indexOf(id)))}
          onClose={closeFind}
        />
      ) : null}
      <GridBox
        ref={grid}
        role="grid"
        tabIndex={-1}
        spellCheck={false}
        aria-label={label}
        aria-rowcount={rowIds.length + 1}
        aria-colcount={visible.length}
        className={cx(css.grid, scroll === 'self' && css.selfScrolling)}
        aria-multiselectable={selection ? true : undefined}
        onKeyDown={selection ? (event) => selection.onKeyDown(event) || keys.onKeyDown(event) : keys.onKeyDown}
        onFocus={keys.onFocus}
        onMouseDown={keys.onMouseDown}
        onClick={keys.onClick}
      >
        <TableHead columns={visible} sizes={sizes} sort={sort} selectAll={selection?.head} onSort={onSort} />
        <Body
          ref={body}
          rowIds={rowIds}
          columns={ownIds}
          selection={selection}
          Row={Row}
          painter={painter}
          heightOf={heightOf}
          watchExtra={watchExtra}
          openRow={openRow}
          panel={panel}
          small={small}
          printing={printing}
          viewport={box}
          scroller={grid}
          headHeight={headHeight}
        />
      </GridBox>
      {rowIds.length === 0 ? empty : null}
      {footer ? <div className={css.foot}>{footer}</div> : null}
    </div>
  );
}
