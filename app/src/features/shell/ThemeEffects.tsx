import { applyLook, storeTheme } from '@portal/design-system';
import { usePortal } from '@portal/portal-client/react';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { lookOf, themeAt, themeKeyOf } from '../../look/use-look.ts';

/**
 * THEME-02: applies the preferred theme on ordering screens and Standard elsewhere; stored on this device for the first paint (THEME-01).
 * Subscribes to the preferences itself, so that changing the theme re-renders nothing.
 */
export function ThemeEffects() {
  const { preferences } = usePortal();
  const { pathname } = useLocation();

  useLayoutEffect(() => {
    const apply = () => {
      const look = lookOf(preferences.get());
      applyLook({ ...look, theme: themeAt(pathname, look.theme) });
    };
    apply();
    return preferences.subscribe(apply);
  }, [preferences, pathname]);

  useEffect(() => {
    const keep = () => {
      const state = preferences.get();
      if (!state.known) return;
      const look = lookOf(state);
      storeTheme({ ...look, theme: themeKeyOf(look.theme) });
    };
    keep();
    return preferences.subscribe(keep);
  }, [preferences]);

  return null;
}
