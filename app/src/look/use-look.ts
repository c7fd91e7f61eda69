import {
  type MotionName,
  motionSpeeds,
  readStoredTheme,
  type SpacingName,
  type ThemeKey,
  themeKeys,
  themeTitles,
} from '@portal/design-system';
import { type ThemeName, themeForPath, typedPreferences } from '@portal/domain/preference';
import { type PreferencesState, usePortal, useStoreValue } from '@portal/portal-client/react';
import { suppliersTheme } from '../config.ts';

export interface Look {
  /** The preferred theme; the path decides where it applies (THEME-02). */
  readonly theme: ThemeName;
  readonly spacing: SpacingName;
  readonly motion: MotionName;
}

const keys = Object.fromEntries(themeKeys.map((key) => [themeTitles[key], key])) as Record<ThemeName, ThemeKey>;

const motionNames = Object.keys(motionSpeeds) as MotionName[];

export const themeKeyOf = (name: ThemeName): ThemeKey => keys[name];
export const themeNameOf = (key: ThemeKey): ThemeName => themeTitles[key];

/** Theme, spacing and motion from the preferences; from this device until they have loaded (THEME-01). */
export function lookOf({ preferences, known }: PreferencesState): Look {
  const stored = known ? undefined : readStoredTheme();
  const { theme, verticalSpacing, animationSpeed } = typedPreferences(preferences);
  return {
    theme: stored?.theme ? themeNameOf(stored.theme) : preferences.colour_theme.is_set ? theme : suppliersTheme(),
    spacing: stored?.spacing ?? verticalSpacing,
    motion: stored?.motion ?? motionNames.find((name) => motionSpeeds[name].value === animationSpeed) ?? 'medium',
  };
}

/** THEME-02: the theme at a path. */
export const themeAt = (pathname: string, theme: ThemeName): ThemeKey => keys[themeForPath(pathname, theme)];

export const useTheme = (): ThemeName => useStoreValue(usePortal().preferences, (state) => lookOf(state).theme);
export const useSpacing = (): SpacingName => useStoreValue(usePortal().preferences, (state) => lookOf(state).spacing);
