import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from '../../internal/layout.css.ts';
import type { Align, Justify } from '../../props/layout.ts';
import type { Step } from '../../spacing/spacing.ts';

export interface InlineProps {
  children: ReactNode;
  /** Space between, in steps of 4 px. */
  gap?: Step;
  align?: Align;
  /** How what is left over is shared. */
  justify?: Justify;
  /** Goes on to a next row where it is narrow. */
  wrap?: boolean;
  as?: 'div' | 'span' | 'section' | 'ul' | 'li' | 'nav' | 'header' | 'footer';
}

/** Things beside each other. */
export function Inline(props: InlineProps) {
  const { children, gap = 2, align = 'center', justify = 'start', wrap, as: Element = 'div' } = props;
  return (
    <Element className={cx(css.inline, css.gap[gap], css.align[align], css.justify[justify], wrap && css.wrap)}>
      {children}
    </Element>
  );
}
