import {
  type MotionName,
  motionSpeeds,
  readStoredTheme,
  type SpacingName,
  type ThemeKey,
  themeByName,
  themeKeys,
  themes,
} from '@portal/design-system';
import { themeForPath, typedPreferences } from '@portal/domain/preference';
import { useMemo } from 'react';
import { usePreferences } from './portal.ts';
import type { PreferencesState } from './preferences.ts';

export interface Look {
  /** The theme of the preference; where it applies is decided by the path (THEME-02). */
  readonly theme: ThemeKey;
  readonly spacing: SpacingName;
  readonly motion: MotionName;
}

const motionNames = Object.keys(motionSpeeds) as MotionName[];

/** The look of the preferences; before they have come, what this device kept (THEME-01). */
export function lookOf({ preferences, known }: PreferencesState): Look {
  const stored = known ? undefined : readStoredTheme();
  const { theme, verticalSpacing, animationSpeed } = typedPreferences(preferences);
  const named = themeByName(theme).key;
  return {
    theme: themeKeys.find((key) => key === (stored?.theme ?? named)) ?? 'standard',
    spacing: stored?.spacing ?? verticalSpacing,
    motion: stored?.motion ?? motionNames.find((name) => motionSpeeds[name].value === animationSpeed) ?? 'medium',
  };
}

/** THEME-02: the theme at a path. */
export function themeAt(pathname: string, theme: ThemeKey): ThemeKey {
  const { key } = themeByName(themeForPath(pathname, themes[theme].name));
  return themeKeys.find((each) => each === key) ?? 'standard';
}

export function useLook(): Look {
  const state = usePreferences();
  return useMemo(() => lookOf(state), [state]);
}
