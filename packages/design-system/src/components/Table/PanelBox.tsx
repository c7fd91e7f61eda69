import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { GridBox } from './grid-box.ts';
import * as css from './Table.css.ts';

export interface PanelBoxProps {
  readonly children: ReactNode;
  readonly onHeight: (px: number) => void;
}

/** The only thing in the table whose height is measured: before the first paint, and whenever its content changes. */
export function PanelBox({ children, onHeight }: PanelBoxProps) {
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
    <GridBox ref={box} role="gridcell" data-panel className={css.panel}>
      {children}
    </GridBox>
  );
}
