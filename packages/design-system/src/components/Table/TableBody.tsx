import type { Column, RowData, Row as RowModel } from '@tanstack/react-table';
import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { GridBox } from './grid-box.ts';
import { PanelBox } from './PanelBox.tsx';
import { frame } from './row.css.ts';
import * as css from './Table.css.ts';
import type { TableProps } from './Table.props.ts';
import { RowCells, type RowCellsProps } from './TableRow.tsx';
import type { Features } from './table-features.ts';
import { type RowVirtualizer, usePageVirtualizer, useSelfVirtualizer } from './use-row-virtualizer.ts';

/** Keeps the first visible row in place when rows above it are added or removed. The virtualizer handles height changes itself. */
function useHeldPlace(virtualizer: RowVirtualizer, rows: readonly unknown[]): void {
  const held = useRef<{ readonly rows: readonly unknown[]; readonly key: unknown; readonly start: number }>(null);
  useLayoutEffect(() => {
    const offset = virtualizer.scrollOffset ?? 0;
    const { scrollPaddingStart } = virtualizer.options;
    const items = virtualizer.getVirtualItems();
    const before = held.current;
    const now = before && before.rows !== rows ? items.find(({ key }) => key === before.key) : undefined;
    if (before && now && now.start !== before.start && offset > 0) virtualizer.scrollBy(now.start - before.start);
    const first = items.find(({ end }) => end > offset + scrollPaddingStart);
    held.current = first ? { rows, key: first.key, start: first.start } : null;
  });
}

export interface BodyHandle {
  /** Renders a row if it is not in the document, and scrolls it into view. */
  reveal(index: number): void;
  /** Keeps a row in the document even outside the window, because it has focus or is the tab stop. */
  pin(id: string): void;
  rowsInView(): number;
}

export interface TableBodyProps<Row extends RowData>
  extends Pick<TableProps<Row>, 'RowProvider' | 'note' | 'rowName' | 'subscribeNotes' | 'panel'>,
    Pick<RowCellsProps<Row>, 'onError'> {
  readonly rows: readonly RowModel<Features, Row>[];
  readonly columns: readonly Column<Features, Row>[];
  /** The ids of selected rows; null where rows cannot be selected. */
  readonly selected: Readonly<Record<string, boolean>> | null;
  /** Height in px of a row with its rule and note, without an open panel. */
  readonly heightOf: (id: string) => number;
  readonly openRow: string | null;
  readonly small: boolean;
  readonly printing: boolean;
  readonly scroller: HTMLElement | null;
  readonly headHeight: number;
  readonly ref: RefObject<BodyHandle | null>;
}

export function SelfScrollingBody<Row extends RowData>(props: TableBodyProps<Row>) {
  const { pinned, pin } = usePinnedRow();
  const rows = useSelfVirtualizer({
    ...props,
    pinned,
    scrollMargin: props.small ? 0 : props.headHeight,
    scrollPaddingEnd: 0,
  });
  return <VirtualRows {...props} {...rows} pin={pin} />;
}

export function PageScrollingBody<Row extends RowData>(props: TableBodyProps<Row>) {
  const { scroller } = props;
  const { pinned, pin } = usePinnedRow();
  const [scrollMargin, setScrollMargin] = useState(0);
  const [scrollPaddingEnd, setScrollPaddingEnd] = useState(0);
  // Content above the table and the height of the sticky foot can change with any render.
  useLayoutEffect(() => {
    const body = scroller?.querySelector('[data-body]');
    if (body) setScrollMargin(Math.round(body.getBoundingClientRect().top + window.scrollY));
    const foot = scroller?.parentElement?.querySelector<HTMLElement>('[data-foot]');
    setScrollPaddingEnd(foot ? foot.offsetHeight + Number.parseFloat(getComputedStyle(foot).bottom) : 0);
  });
  const rows = usePageVirtualizer({ ...props, pinned, scrollMargin, scrollPaddingEnd });
  return <VirtualRows {...props} {...rows} pin={pin} />;
}

function usePinnedRow() {
  const [pinned, pin] = useState<string | null>(null);
  return { pinned, pin };
}

interface VirtualRowsProps<Row extends RowData> extends TableBodyProps<Row> {
  readonly virtualizer: RowVirtualizer;
  readonly onPanelHeight: (px: number, panel: HTMLElement) => void;
  readonly onPanelGone: (panel: HTMLElement) => void;
  readonly pin: (id: string | null) => void;
}

/** The visible rows, positioned absolutely. */
function VirtualRows<Row extends RowData>(props: VirtualRowsProps<Row>) {
  const { rows, virtualizer, onPanelHeight, onPanelGone, pin, openRow, panel, small, selected, ref, printing } = props;
  useBodyHandle(ref, rows, virtualizer, pin);
  useHeldPlace(virtualizer, rows);
  if (printing) return <PrintedRows {...props} />;
  const { scrollMargin } = virtualizer.options;
  return (
    <GridBox role="rowgroup" data-body className={css.body} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index];
        if (!row) return null;
        const open = row.id === openRow;
        const isSelected = selected?.[row.id] === true;
        return (
          <GridBox
            key={row.id}
            // Lines have known heights; only cards are measured.
            ref={small ? virtualizer.measureElement : undefined}
            role="row"
            aria-rowindex={index + 2}
            aria-selected={selected ? isSelected : undefined}
            data-row={row.id}
            data-index={index}
            className={cx(frame, index % 2 === 1 && css.even, (open || isSelected) && css.openFrame)}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            <RowCells {...cellsOf(props)} row={row} open={open} small={small} selected={isSelected} />
            {open && panel ? (
              <PanelBox onHeight={onPanelHeight} onGone={onPanelGone}>
                {panel(row.id)}
              </PanelBox>
            ) : null}
          </GridBox>
        );
      })}
    </GridBox>
  );
}

/** All rows in sequence, for printing. */
function PrintedRows<Row extends RowData>(props: TableBodyProps<Row>) {
  const { rows, small, selected } = props;
  return (
    <GridBox role="rowgroup" className={css.printedBody}>
      {rows.map((row, index) => (
        <GridBox
          key={row.id}
          role="row"
          aria-rowindex={index + 2}
          className={cx(frame, css.printFrame, index % 2 === 1 && css.even)}
        >
          <RowCells {...cellsOf(props)} row={row} open={false} small={small} selected={selected?.[row.id] === true} />
        </GridBox>
      ))}
    </GridBox>
  );
}

function cellsOf<Row extends RowData>({ columns, RowProvider, note, rowName, onError }: TableBodyProps<Row>) {
  return { columns, RowProvider, note, rowName, onError };
}

function useBodyHandle(
  ref: Ref<BodyHandle>,
  rows: readonly { readonly id: string }[],
  virtualizer: RowVirtualizer,
  pin: (id: string | null) => void,
) {
  useImperativeHandle(
    ref,
    () => ({
      reveal: (index) => {
        pin(rows[index]?.id ?? null);
        if (!(virtualizer.scrollElement instanceof Window) || index < rows.length - 1)
          return virtualizer.scrollToIndex(index, { align: 'auto' });
        // The virtualizer assumes that the last row ends the scroll area, but a page continues below the table.
        const scroll = () => {
          const [offset, align] = virtualizer.getOffsetForIndex(index, 'auto') ?? [0, 'auto'];
          const { scrollMargin, scrollPaddingEnd } = virtualizer.options;
          const end = scrollMargin + virtualizer.getTotalSize() + scrollPaddingEnd - window.innerHeight;
          if (align !== 'auto') virtualizer.scrollToOffset(align === 'end' ? end : offset);
        };
        scroll();
        // A card that has just been rendered is measured only now.
        requestAnimationFrame(scroll);
      },
      pin: (id) => pin(id),
      rowsInView: () => Math.max(1, (virtualizer.range?.endIndex ?? 0) - (virtualizer.range?.startIndex ?? 0) - 1),
    }),
    [rows, virtualizer, pin],
  );
}
