import { type ReactNode, useLayoutEffect } from 'react';
import { type MotionName, motionSpeeds } from '../../motion/motion.ts';
import type { SpacingName } from '../../spacing/spacing.ts';
import type { ThemeKey } from '../../themes/index.ts';
import { type OwnLook, readOwnLook, watchOwnLook } from './stored-theme.ts';

export interface ThemeProviderProps {
  children: ReactNode;
  /** Which of the eight themes (THEME-01). */
  theme?: ThemeKey;
  /** Vertical spacing (PREF-04). */
  spacing?: SpacingName;
  /** Animation speed (PREF-03). */
  motion?: MotionName;
  /** The user's own theme, for when `theme` is `custom`; without it the one kept on this device, as it changes. */
  own?: OwnLook;
}

/** Writes a theme's values on the root element, as the script before the first paint did; answers how to take them off again. */
function wear(look: OwnLook | undefined): () => void {
  const { style } = document.documentElement;
  const names = Object.keys(look?.values ?? {}).map((name) => `--${name}`);
  for (const [name, value] of Object.entries(look?.values ?? {})) style.setProperty(`--${name}`, value);
  style.colorScheme = look?.scheme ?? '';
  return () => {
    for (const name of names) style.removeProperty(name);
    style.colorScheme = '';
  };
}

/**
 * Puts theme, spacing and motion on the root element (THEME-01, PREF-03, PREF-04). Everything else follows by CSS: no component
 * renders again because a theme changed.
 */
export function ThemeProvider(props: ThemeProviderProps) {
  const { children, theme = 'standard', spacing = 'medium', motion = 'medium', own } = props;

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = theme;
    dataset.spacing = spacing;
    dataset.motion = String(motionSpeeds[motion].value);
  }, [theme, spacing, motion]);

  useLayoutEffect(() => {
    if (theme !== 'custom') {
      // What the script before the first paint wrote for a page that turned out to be another.
      if (document.documentElement.style.length > 0) wear(readOwnLook())();
      return;
    }
    let clear = wear(own ?? readOwnLook());
    const change = (look: OwnLook | undefined) => {
      clear();
      clear = wear(look);
    };
    const stop = own ? undefined : watchOwnLook(change);
    return () => {
      stop?.();
      clear();
    };
  }, [theme, own]);

  return children;
}
