import type { ReactNode } from 'react';
import * as css from './Show.css.ts';

export interface ShowProps {
  /** The small view is below 760 px. */
  on: 'small' | 'not small';
  children: ReactNode;
}

/** Shows content on small or on larger screens only, by CSS alone, so that a server-rendered page needs no guess. */
export function Show({ on, children }: ShowProps) {
  return <div className={css.on[on]}>{children}</div>;
}
