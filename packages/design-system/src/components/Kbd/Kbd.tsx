import type { ReactNode } from 'react';
import * as css from './Kbd.css.ts';

export interface KbdProps {
  children: ReactNode;
}

/** A key. Vanishes in the small view, where there are none. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={css.kbd}>{children}</kbd>;
}
