import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { type ThemeKey, themes } from './index.ts';
import { layers } from './layers.css.ts';

/**
 * Writes a theme's tokens under `[data-theme="<key>"]`. Called from `<theme>/theme.css.ts` only, so that each theme has a style sheet of
 * its own. The root also has Standard by default, so that a page without JavaScript is complete; it yields to a theme in any order.
 */
export function applyTheme(key: ThemeKey): void {
  const { scheme, tokens } = themes[key];
  const own = `[data-theme="${key}"]`;
  globalStyle(key === 'standard' ? `:where(:root), ${own}` : own, {
    '@layer': { [layers.tokens]: { colorScheme: scheme, vars: assignVars(vars, { ...tokens }) } },
  });
}
