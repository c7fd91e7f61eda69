import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as layout from '../../internal/layout.css.ts';
import type { Step } from '../../spacing/spacing.ts';
import * as css from './Grid.css.ts';
import type { GridColumns, GridLeastWidth } from './Grid.props.ts';

export interface GridProps {
  children: ReactNode;
  columns?: GridColumns;
  /** As many columns as fit at this width in px; wins over `columns`. */
  least?: GridLeastWidth;
  gap?: Step;
  as?: 'div' | 'ul' | 'dl' | 'section';
}

export function Grid({ children, columns = 2, least, gap = 4, as: Element = 'div' }: GridProps) {
  return (
    <Element className={cx(layout.grid, layout.gap[gap], least ? css.least[least] : css.columns[columns])}>
      {children}
    </Element>
  );
}
