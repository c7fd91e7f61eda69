import type { ReactNode } from 'react';
import * as css from './Kbd.css.ts';

export interface KbdProps {
  children: ReactNode;
}

/** A keyboard key. Hidden in the small view, where there is no keyboard. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={css.kbd}>{children}</kbd>;
}
