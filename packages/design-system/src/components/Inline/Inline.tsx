import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from '../../internal/layout.css.ts';
import type { Align, Justify } from '../../props/layout.ts';
import type { Step } from '../../spacing/spacing.ts';

export interface InlineProps {
  children: ReactNode;
  /** Gap, in steps of 4 px. */
  gap?: Step;
  align?: Align;
  /** How free space is distributed. */
  justify?: Justify;
  /** Wraps where space is short. */
  wrap?: boolean;
  as?: 'div' | 'span' | 'section' | 'ul' | 'li' | 'nav' | 'header' | 'footer';
}

/** Arranges its children in a row. */
export function Inline(props: InlineProps) {
  const { children, gap = 2, align = 'center', justify = 'start', wrap, as: Element = 'div' } = props;
  return (
    <Element className={cx(css.inline, css.gap[gap], css.align[align], css.justify[justify], wrap && css.wrap)}>
      {children}
    </Element>
  );
}
