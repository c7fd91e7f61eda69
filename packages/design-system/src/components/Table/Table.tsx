import type { RowData } from '@tanstack/react-table';
import {
  type CSSProperties,
  type KeyboardEvent,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../../internal/cx.ts';
import { useLatest } from '../../internal/use-latest.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { columnTemplate } from './column-layout.ts';
import { FindBar } from './FindBar.tsx';
import { GridBox } from './grid-box.ts';
import { isTyping } from './grid-focus.ts';
import { pinnedLayout } from './pinned-columns.ts';
import * as css from './Table.css.ts';
import type { TableProps } from './Table.props.ts';
import { type BodyHandle, PageScrollingBody, SelfScrollingBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import { usePrinting } from './use-printing.ts';
import { useTableModel } from './use-table-model.ts';
import { useTableSize } from './use-table-size.ts';

/** Names of the custom properties: the contract has them as `var(--name)`. */
const [rowVar, headVar] = [spacing.row, spacing.headH].map((value) => value.slice('var('.length, -1)) as [
  string,
  string,
];
/** Height in px of the rule below a row. */
const rule = 1;

/**
 * The table of the design system: an ARIA grid of TanStack Table's columns and rows. TanStack Virtual renders only the visible rows. Rows
 * can be selected, opened and printed; columns can be sorted, resized, hidden, reordered and pinned. In a narrow table columns are hidden
 * by their `hideRank`; below 760 px rows become cards.
 */
export function Table<Row extends RowData>(props: TableProps<Row>) {
  const { label, id, data, rowHeight, headHeight, card, noteHeight, openRow = null, scroll = 'self' } = props;
  const { rowSelection, footer, empty, rowText, ref, onOpen, onRowKey, onPastEnd } = props;
  const grid = useRef<HTMLElement | null>(null);
  const body = useRef<BodyHandle>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const attach = useCallback((element: HTMLElement | null) => {
    grid.current = element;
    setScroller(element);
  }, []);
  const { width, scrollbar } = useTableSize(grid);
  const { table, small, layouts, sizing, chooseSizing } = useTableModel(props, width);
  const printing = usePrinting();
  const [finding, setFinding] = useState(false);

  const { rows } = table.getRowModel();
  const rowIds = useMemo(() => rows.map(({ id }) => id), [rows]);
  const headers = table.getFlatHeaders();
  const columns = useMemo(() => headers.map(({ column }) => column), [headers]);
  const cardHeight = card?.height;
  const heightOf = useMemo(() => {
    if (small && cardHeight) return (id: string) => cardHeight(id) + rule;
    return (id: string) => rowHeight + rule + (noteHeight?.(id) ?? 0);
  }, [small, cardHeight, rowHeight, noteHeight]);
  const pinning = pinnedLayout(table);

  const onSelectKey = (event: KeyboardEvent, id: string | null): boolean => {
    if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      table.toggleAllRowsSelected(true);
      return true;
    }
    // Space on a control activates the control.
    if (event.key !== ' ' || id === null || (event.target as Element).closest('input, button, a, select')) return false;
    const row = table.getRow(id);
    row.getToggleSelectedHandler()({ shiftKey: event.shiftKey, target: { checked: !row.getIsSelected() } });
    return true;
  };
  const keys = useGridKeys({
    grid,
    body,
    rowIds,
    columnCount: columns.length,
    small,
    onSelectKey: rowSelection ? onSelectKey : undefined,
    onOpen,
    onRowKey,
    onPastEnd,
  });
  useImperativeHandle(ref, () => ({
    focusRow: (id, column) =>
      keys.focus(id, column === undefined ? 0 : columns.findIndex((shown) => shown.id === column)),
    revealRow: (id) => {
      const index = rowIds.indexOf(id);
      if (index >= 0) body.current?.reveal(index);
    },
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
  const onRowError = useLatest(props.onRowError);
  const onError = useCallback((id: string, error: unknown) => onRowError.current?.(id, error), [onRowError]);
  const Body = scroll === 'page' ? PageScrollingBody : SelfScrollingBody;
  const layout = columns.map((column) => {
    const defined = layouts.find(({ id }) => id === column.id);
    return { id: column.id, size: column.getSize(), minSize: defined?.minSize, meta: column.columnDef.meta };
  });
  return (
    // Handles Ctrl+F and focus events of everything inside.
    <GridBox
      data-small={small || undefined}
      className={cx(css.root, scroll === 'self' && css.selfRoot, small && css.small, pinning && css.pinned)}
      style={
        {
          ...pinning,
          [rowVar]: `${rowHeight}px`,
          [headVar]: `${headHeight}px`,
          '--cols': columnTemplate(layout),
          '--rail': `${scrollbar}px`,
          ...(small && card ? { '--card-columns': card.columns, '--card-areas': card.areas } : {}),
        } as CSSProperties
      }
      onKeyDown={openFind}
      onFocus={(event) => event.currentTarget.toggleAttribute('data-typing', isTyping(event.target))}
      onBlur={(event) => event.currentTarget.removeAttribute('data-typing')}
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
        ref={attach}
        id={id}
        role="grid"
        tabIndex={-1}
        spellCheck={false}
        aria-label={label}
        aria-rowcount={data.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable={rowSelection ? true : undefined}
        className={cx(css.grid, scroll === 'self' && css.selfScrolling)}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        onBlur={keys.onBlur}
        onMouseDown={keys.onMouseDown}
        onClick={keys.onClick}
      >
        <TableHead table={table} sizing={sizing} onSizing={chooseSizing} />
        <Body
          // Cards are measured and lines are not, so each has a separate virtualizer.
          key={small ? 'cards' : 'lines'}
          ref={body}
          rows={rows}
          columns={columns}
          selected={rowSelection ?? null}
          RowProvider={props.RowProvider}
          note={props.note}
          rowName={props.rowName}
          heightOf={heightOf}
          subscribeNotes={props.subscribeNotes}
          openRow={openRow}
          panel={props.panel}
          small={small}
          printing={printing}
          scroller={scroller}
          headHeight={headHeight}
          onError={onError}
        />
      </GridBox>
      {data.length === 0 ? empty : null}
      {footer ? (
        <div data-foot className={css.foot}>
          {footer}
        </div>
      ) : null}
    </GridBox>
  );
}
