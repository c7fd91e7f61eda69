import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
  id?: string;
  /** Announces changes when idle (`polite`) or at once (`assertive`). */
  live?: 'polite' | 'assertive';
}

/** Text for assistive technology only. */
export function VisuallyHidden({ children, id, live }: VisuallyHiddenProps) {
  return (
    <span id={id} aria-live={live} className={css.hidden}>
      {children}
    </span>
  );
}
