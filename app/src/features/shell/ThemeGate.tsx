import { storeTheme, ThemeProvider } from '@portal/design-system';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePreferences } from '../../portal/portal.ts';
import { themeAt, themeKeyOf, useLook } from '../../portal/use-look.ts';

/** THEME-02: the preference on the ordering screens, Standard elsewhere; kept on this device for the first paint (THEME-01). */
export function ThemeGate({ children }: { children: ReactNode }) {
  const { known } = usePreferences();
  const { pathname } = useLocation();
  const look = useLook();

  useEffect(() => {
    if (known) storeTheme({ ...look, theme: themeKeyOf(look.theme) });
  }, [known, look]);

  return (
    <ThemeProvider theme={themeAt(pathname, look.theme)} spacing={look.spacing} motion={look.motion}>
      {children}
    </ThemeProvider>
  );
}
