import { DirectionProvider } from '@radix-ui/react-direction';
import { type ReactNode, useLayoutEffect } from 'react';
import { applyLook, type PageLook, removeOwnLook } from './page-look.ts';

export interface ThemeProviderProps extends PageLook {
  children: ReactNode;
  /** Writing direction, for arrow keys and placement of popups. The caller sets the `dir` attribute. */
  direction?: 'ltr' | 'rtl';
}

/** Applies theme, spacing and motion to the root element (THEME-01, PREF-03, PREF-04), for pages that keep them in React state. */
export function ThemeProvider({ children, theme, spacing, motion, own, direction = 'ltr' }: ThemeProviderProps) {
  useLayoutEffect(() => applyLook({ theme, spacing, motion, own }), [theme, spacing, motion, own]);
  useLayoutEffect(() => removeOwnLook, []);
  return <DirectionProvider dir={direction}>{children}</DirectionProvider>;
}
