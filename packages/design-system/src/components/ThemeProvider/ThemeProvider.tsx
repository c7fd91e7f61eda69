import { type ReactNode, useLayoutEffect } from 'react';
import { applyLook, type PageLook, takeOffOwn } from './page-look.ts';

export interface ThemeProviderProps extends PageLook {
  children: ReactNode;
}

/** Puts theme, spacing and motion on the root element (THEME-01, PREF-03, PREF-04), for a page whose look is React's own state. */
export function ThemeProvider({ children, theme, spacing, motion, own }: ThemeProviderProps) {
  useLayoutEffect(() => applyLook({ theme, spacing, motion, own }), [theme, spacing, motion, own]);
  useLayoutEffect(() => takeOffOwn, []);
  return children;
}
