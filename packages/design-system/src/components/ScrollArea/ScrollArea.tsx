import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './ScrollArea.css.ts';
import type { ScrollHeight } from './ScrollArea.props.ts';

export interface ScrollAreaProps {
  /** Its accessible name: what can be scrolled. */
  label: string;
  children: ReactNode;
  /** Maximum height; taller content scrolls. Without it only horizontal scrolling. */
  height?: ScrollHeight;
}

/** A part of the page that scrolls by itself, also by keyboard. Uses the system's own scroll bars. */
export function ScrollArea({ label, children, height }: ScrollAreaProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
    <section aria-label={label} tabIndex={0} className={cx(css.area, height && css.height[height])}>
      {children}
    </section>
  );
}
