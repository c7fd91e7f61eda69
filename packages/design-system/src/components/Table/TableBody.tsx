import {
  type ComponentType,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { PaintedRows } from './PaintedRows.tsx';
import type { RowPainter } from './painted-body.ts';
import { Rows } from './Rows.tsx';
import type { TableRowProps, TableSelection } from './Table.props.ts';
import { type RowLayout, useRowLayout } from './use-row-layout.ts';
import { type RowVirtualizer, usePageVirtualizer, useSelfVirtualizer } from './use-row-virtualizer.ts';

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
  readonly selection?: TableSelection;
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

/** What shows rows is given to do so; it sets what is to happen when others come into sight. */
export interface RowsProps extends TableBodyProps {
  readonly layout: RowLayout;
  readonly virtualizer: RowVirtualizer;
  readonly changed: RefObject<(moving: boolean) => void>;
}

/**
 * Rows kept ready above and below those in sight: none until a pointer comes near, for they delay the first paint and every change of
 * theme. What keys bring into sight is written before it scrolls.
 */
const overscan = { atRest: 0, near: 6 } as const;
const signs = ['pointermove', 'wheel', 'touchstart'] as const;

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

function useOptions(props: TableBodyProps, layout: RowLayout, scrollMargin: number) {
  const { viewport, scroller, small, headHeight } = props;
  const changed = useRef<(moving: boolean) => void>(() => undefined);
  const ready = useOverscan(scroller);
  const scrollPaddingStart = small ? 0 : headHeight;
  return { ...layout.options, scrollMargin, scrollPaddingStart, overscan: ready, viewport, scroller, changed };
}

export function SelfScrollingBody(props: TableBodyProps) {
  const layout = useRowLayout(props);
  const options = useOptions(props, layout, props.small ? 0 : props.headHeight);
  const virtualizer = useSelfVirtualizer(options);
  return <AnyRows {...props} layout={layout} virtualizer={virtualizer} changed={options.changed} />;
}

export function PageScrollingBody(props: TableBodyProps) {
  const layout = useRowLayout(props);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const body = props.scroller.current?.querySelector('[data-body]');
    if (body) setMargin(Math.round(body.getBoundingClientRect().top + window.scrollY));
  });
  const options = useOptions(props, layout, margin);
  const virtualizer = usePageVirtualizer(options);
  return <AnyRows {...props} layout={layout} virtualizer={virtualizer} changed={options.changed} />;
}

function AnyRows(props: RowsProps) {
  const { rowIds, painter, layout, virtualizer, ref } = props;
  const { pin } = layout;
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
  return painter ? <PaintedRows {...props} painter={painter} /> : <Rows {...props} />;
}
