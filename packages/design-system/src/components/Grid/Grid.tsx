import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as layout from '../../internal/layout.css.ts';
import type { Step } from '../../spacing/spacing.ts';
import * as css from './Grid.css.ts';
import type { GridColumns, GridLeastWidth } from './Grid.props.ts';

export interface GridProps {
  children: ReactNode;
  /** So many columns of equal width; one in the small view. */
  columns?: GridColumns;
  /** As many columns as fit at this width in px; wins over `columns`. */
  least?: GridLeastWidth;
  /** Space between, in steps of 4 px. */
  gap?: Step;
  as?: 'div' | 'ul' | 'dl' | 'section';
}

/** Things in columns of equal width: so many, or as many as fit. */
export function Grid({ children, columns = 2, least, gap = 4, as: Element = 'div' }: GridProps) {
  return (
    <Element className={cx(layout.grid, layout.gap[gap], least ? css.least[least] : css.columns[columns])}>
      {children}
    </Element>
  );
}
