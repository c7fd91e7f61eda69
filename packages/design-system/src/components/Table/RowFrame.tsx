import { type ComponentType, memo, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { GridBox } from './grid-box.ts';
import * as css from './Table.css.ts';
import type { TableRowProps } from './Table.props.ts';

export interface RowFrameProps {
  /** Of the element, by its slot. */
  readonly name?: string;
  readonly id: string;
  readonly index: number;
  /** Px from the top of the body; null where rows lie one after another (print). */
  readonly start: number | null;
  readonly columns: readonly string[];
  readonly Row: ComponentType<TableRowProps>;
  readonly open: boolean;
  readonly small: boolean;
  readonly expandable: boolean;
  readonly panel?: (id: string) => ReactNode;
  readonly onPanelHeight: (px: number) => void;
  /** Given where rows are measured. */
  readonly measure?: Ref<HTMLDivElement>;
}

/** The place of a row. Moving it renders this element and not the row in it. */
export const RowFrame = memo(function RowFrame(props: RowFrameProps) {
  const { name, id, index, start, columns, Row, open, small, expandable, panel, onPanelHeight, measure } = props;
  return (
    <GridBox
      ref={measure}
      id={name}
      role="row"
      aria-rowindex={index + 2}
      aria-expanded={expandable ? open : undefined}
      data-row={id}
      data-index={index}
      className={cx(css.frame, index % 2 === 1 && css.even, open && css.openFrame)}
      style={start === null ? undefined : { transform: `translateY(${start}px)` }}
    >
      <Row id={id} index={index} columns={columns} open={open} small={small} />
      {open && panel ? <PanelBox onHeight={onPanelHeight}>{panel(id)}</PanelBox> : null}
    </GridBox>
  );
});

/** The only thing in the table whose height is measured: before the first paint, and whenever its content changes. */
function PanelBox({ children, onHeight }: { readonly children: ReactNode; readonly onHeight: (px: number) => void }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    onHeight(element.offsetHeight);
    const watch = new ResizeObserver(() => onHeight(element.offsetHeight));
    watch.observe(element);
    return () => watch.disconnect();
  }, [onHeight]);
  return (
    <GridBox ref={box} role="gridcell" className={css.panel}>
      {children}
    </GridBox>
  );
}
