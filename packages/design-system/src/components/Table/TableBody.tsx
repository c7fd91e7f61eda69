import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  type ComponentType,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { GridBox } from './grid-box.ts';
import { PanelBox } from './PanelBox.tsx';
import { frame } from './row.css.ts';
import { useScrollAdapters } from './scroll-adapters.ts';
import { SlotPool } from './slots.ts';
import * as css from './Table.css.ts';
import type { TableRowProps } from './Table.props.ts';
import { type RowPainter, usePaintedRows } from './use-painted-rows.ts';
import { type RowLayout, useRowLayout } from './use-row-layout.ts';

export interface BodyHandle {
  /** Makes sure that a row is there and in sight. */
  reveal(index: number): void;
  /** Keeps a row there while it is out of sight: it has focus. */
  pin(id: string): void;
  rowsInView(): number;
}

export interface TableBodyProps {
  readonly rowIds: readonly string[];
  readonly columns: readonly string[];
  readonly Row?: ComponentType<TableRowProps>;
  readonly painter?: RowPainter;
  /** Height of a row with its rule and what stands beneath it, without an open panel. */
  readonly heightOf: (id: string) => number;
  readonly watchExtra?: (listener: () => void) => () => void;
  readonly openRow: string | null;
  readonly panel?: (id: string) => ReactNode;
  readonly small: boolean;
  readonly printing: boolean;
  /** The part of the box that rows can be seen in, in px. */
  readonly viewport: { readonly width: number; readonly height: number };
  readonly scroller: RefObject<HTMLElement | null>;
  readonly headHeight: number;
  readonly ref: Ref<BodyHandle>;
}

/** Rows kept ready above and below those in sight: next to none until somebody comes near the table, for they delay the first paint. */
const overscan = { atRest: 1, near: 6 } as const;
const signs = ['pointermove', 'wheel', 'touchstart', 'focusin', 'keydown'] as const;

function useOverscan(grid: RefObject<HTMLElement | null>): number {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const node = grid.current;
    if (near || !node) return;
    const notice = () => setNear(true);
    for (const sign of signs) node.addEventListener(sign, notice, { passive: true });
    return () => {
      for (const sign of signs) node.removeEventListener(sign, notice);
    };
  }, [near, grid]);
  return near ? overscan.near : overscan.atRest;
}

export function SelfScrollingBody(props: TableBodyProps) {
  const layout = useRowLayout(props);
  const ready = useOverscan(props.scroller);
  const adapters = useScrollAdapters(props.viewport);
  const virtualizer = useVirtualizer<HTMLElement, HTMLDivElement>({
    ...layout.options,
    ...adapters,
    getScrollElement: () => props.scroller.current,
    scrollMargin: props.small ? 0 : props.headHeight,
    scrollPaddingStart: props.small ? 0 : props.headHeight,
    initialRect: props.viewport,
    useAnimationFrameWithResizeObserver: true,
    overscan: ready,
  });
  return <Rows {...props} layout={layout} virtualizer={virtualizer} />;
}

export function PageScrollingBody(props: TableBodyProps) {
  const layout = useRowLayout(props);
  const ready = useOverscan(props.scroller);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const body = props.scroller.current?.querySelector('[data-body]');
    if (body) setMargin(Math.round(body.getBoundingClientRect().top + window.scrollY));
  });
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    ...layout.options,
    scrollMargin: margin,
    scrollPaddingStart: props.small ? 0 : props.headHeight,
    initialRect: props.viewport,
    useAnimationFrameWithResizeObserver: true,
    overscan: ready,
  });
  return <Rows {...props} layout={layout} virtualizer={virtualizer} />;
}

interface RowsProps extends TableBodyProps {
  readonly layout: RowLayout;
  readonly virtualizer: Virtualizer<HTMLElement, HTMLDivElement> | Virtualizer<Window, HTMLDivElement>;
}

function Rows(props: RowsProps) {
  const { rowIds, columns, Row, painter, openRow, panel, small, printing, layout, virtualizer, ref } = props;
  const { pin, setPanelHeight, keepInPlace } = layout;
  const name = useId();
  const [pool] = useState(() => new SlotPool());
  const body = useRef<HTMLDivElement>(null);

  useImperativeHandle(
    ref,
    () => ({
      reveal: (index) => {
        pin(rowIds[index] ?? null);
        virtualizer.scrollToIndex(index, { align: 'auto' });
      },
      pin: (id) => pin(id),
      rowsInView: () => Math.max(1, (virtualizer.range?.endIndex ?? 0) - (virtualizer.range?.startIndex ?? 0) - 1),
    }),
    [rowIds, virtualizer, pin],
  );
  useLayoutEffect(() => keepInPlace(virtualizer));
  // Cards are measured once they say what they say, which a painted one does after its element is there.
  const unmeasured = useRef<HTMLDivElement[]>([]);
  const measure = useCallback(
    (node: HTMLDivElement | null) => {
      if (node) unmeasured.current.push(node);
      else virtualizer.measureElement(null);
    },
    [virtualizer],
  );
  const wanted = virtualizer.getVirtualItems().map(({ index }) => index);
  const slots = printing ? rowIds.map((id, index) => ({ slot: index, id, index })) : pool.assign(wanted, rowIds);
  usePaintedRows({ painter, body, rows: slots, columns, openRow: printing ? null : openRow, small });
  useLayoutEffect(() => {
    for (const node of unmeasured.current.splice(0)) virtualizer.measureElement(node);
  });
  if (printing) {
    return (
      <GridBox ref={body} role="rowgroup">
        {slots.map(({ id, index }) => (
          <GridBox
            key={id}
            role="row"
            aria-rowindex={index + 2}
            className={`${frameClass(index, false)} ${css.printFrame}`}
          >
            {Row ? <Row id={id} index={index} columns={columns} open={false} small={small} /> : null}
          </GridBox>
        ))}
      </GridBox>
    );
  }
  const margin = virtualizer.options.scrollMargin;
  // Slots are handed round, so that elements are not in the order of their rows: assistive technology is told the order, at rest.
  const inOrder = slots.every((slot, n) => n === 0 || (slots[n - 1]?.index ?? 0) < slot.index);
  const order =
    small || inOrder || virtualizer.isScrolling
      ? undefined
      : [...slots]
          .sort((a, b) => a.index - b.index)
          .map(({ slot }) => `${name}${slot}`)
          .join(' ');
  return (
    <GridBox
      ref={body}
      role="rowgroup"
      data-body
      aria-owns={order}
      className={css.body}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {slots.map(({ slot, id, index }) => (
        // The place of a row is no component: while scrolling there are more of them than of anything else.
        <GridBox
          // In the small view heights are measured, which goes by row and not by slot.
          key={small ? id : slot}
          ref={small ? measure : undefined}
          id={`${name}${slot}`}
          role="row"
          aria-rowindex={index + 2}
          data-row={id}
          data-index={index}
          className={frameClass(index, id === openRow)}
          style={{ transform: `translateY(${(virtualizer.measurementsCache[index]?.start ?? 0) - margin}px)` }}
        >
          {Row ? <Row id={id} index={index} columns={columns} open={id === openRow} small={small} /> : null}
          {id === openRow && panel ? <PanelBox onHeight={setPanelHeight}>{panel(id)}</PanelBox> : null}
        </GridBox>
      ))}
    </GridBox>
  );
}

const frameClasses = [frame, `${frame} ${css.even}`] as const;

function frameClass(index: number, open: boolean): string | undefined {
  const plain = frameClasses[index % 2];
  return open ? `${plain} ${css.openFrame}` : plain;
}
