import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from '../../internal/layout.css.ts';
import type { Align } from '../../props/layout.ts';
import type { Step } from '../../spacing/spacing.ts';

export interface StackProps {
  children: ReactNode;
  /** Gap, in steps of 4 px. */
  gap?: Step;
  align?: Align;
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'form' | 'nav' | 'main' | 'header' | 'footer';
}

/** Arranges its children below each other. */
export function Stack({ children, gap = 3, align = 'stretch', as: Element = 'div' }: StackProps) {
  return <Element className={cx(css.stack, css.gap[gap], css.align[align])}>{children}</Element>;
}
