import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as layout from '../../internal/layout.css.ts';
import type { Step } from '../../spacing/spacing.ts';
import * as css from './Grid.css.ts';
import type { GridColumns, GridLeastWidth } from './Grid.props.ts';

export interface GridProps {
  children: ReactNode;
  /** Number of equal columns; one in the small view. */
  columns?: GridColumns;
  /** Minimum width of a column in px; overrides `columns`. */
  least?: GridLeastWidth;
  /** Gap, in steps of 4 px. */
  gap?: Step;
  as?: 'div' | 'ul' | 'dl' | 'section';
}

/** Arranges its children in columns of equal width. */
export function Grid({ children, columns = 2, least, gap = 4, as: Element = 'div' }: GridProps) {
  return (
    <Element className={cx(layout.grid, layout.gap[gap], least ? css.least[least] : css.columns[columns])}>
      {children}
    </Element>
  );
}
