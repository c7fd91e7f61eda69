import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { GridBox } from './grid-box.ts';
import * as css from './Table.css.ts';

export interface PanelBoxProps {
  readonly children: ReactNode;
  readonly onHeight: (px: number, panel: HTMLElement) => void;
  /** Called before the panel is removed, which changes the height of its row. */
  readonly onGone: (panel: HTMLElement) => void;
}

/** The panel of the open row. It reports its height before the first paint, and whenever its content changes. */
export function PanelBox({ children, onHeight, onGone }: PanelBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const report = () => onHeight(element.offsetHeight, element);
    report();
    const observer = new ResizeObserver(report);
    observer.observe(element);
    return () => observer.disconnect();
  }, [onHeight]);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element) onGone(element);
    };
  }, [onGone]);
  return (
    <GridBox ref={box} role="gridcell" data-panel className={css.panel}>
      {children}
    </GridBox>
  );
}
