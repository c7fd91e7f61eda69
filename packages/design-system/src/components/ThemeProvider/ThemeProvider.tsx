import { type ReactNode, useLayoutEffect } from 'react';
import { type MotionName, motionSpeeds } from '../../motion/motion.ts';
import type { SpacingName } from '../../spacing/spacing.ts';
import type { ThemeKey } from '../../themes/index.ts';
import { type ThemeTokens, tokenNames } from '../../themes/tokens.ts';

export interface ThemeProviderProps {
  children: ReactNode;
  theme?: ThemeKey;
  spacing?: SpacingName;
  motion?: MotionName;
  /** Tokens of the user's own theme; used when `theme` is `custom`. */
  custom?: Partial<ThemeTokens>;
}

/**
 * Puts theme, spacing and motion on the root element (THEME-01, PREF-03, PREF-04). Everything else follows by CSS: no component
 * renders again because a theme changed.
 */
export function ThemeProvider(props: ThemeProviderProps) {
  const { children, theme = 'standard', spacing = 'medium', motion = 'medium', custom } = props;

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = theme;
    dataset.spacing = spacing;
    dataset.motion = String(motionSpeeds[motion].value);
  }, [theme, spacing, motion]);

  useLayoutEffect(() => {
    if (theme !== 'custom' || !custom) return;
    const { style } = document.documentElement;
    const written = Object.entries(custom).map(([key, value]) => {
      const name = `--${tokenNames[key as keyof ThemeTokens]}`;
      style.setProperty(name, value);
      return name;
    });
    return () => {
      for (const name of written) style.removeProperty(name);
    };
  }, [theme, custom]);

  return children;
}
