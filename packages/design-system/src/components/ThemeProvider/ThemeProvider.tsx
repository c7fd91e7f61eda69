import { DirectionProvider } from '@radix-ui/react-direction';
import { type ReactNode, useLayoutEffect } from 'react';
import { applyLook, type PageLook, takeOffOwn } from './page-look.ts';

export interface ThemeProviderProps extends PageLook {
  children: ReactNode;
  /** Direction of writing, for the arrow keys and the placement of what opens. The `dir` attribute is the page's own to set. */
  direction?: 'ltr' | 'rtl';
}

/** Puts theme, spacing and motion on the root element (THEME-01, PREF-03, PREF-04), for a page whose look is React's own state. */
export function ThemeProvider({ children, theme, spacing, motion, own, direction = 'ltr' }: ThemeProviderProps) {
  useLayoutEffect(() => applyLook({ theme, spacing, motion, own }), [theme, spacing, motion, own]);
  useLayoutEffect(() => takeOffOwn, []);
  return <DirectionProvider dir={direction}>{children}</DirectionProvider>;
}
