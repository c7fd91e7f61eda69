import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import type { ThemeScheme, ThemeTokens } from './tokens.ts';

/**
 * Writes a theme's tokens under `[data-theme="<key>"]`. Called from `<theme>/theme.css.ts` only. The root also has Standard by default,
 * so that a page without JavaScript is complete.
 */
export function applyTheme(key: string, scheme: ThemeScheme, tokens: ThemeTokens): void {
  const own = `[data-theme="${key}"]`;
  globalStyle(key === 'standard' ? `:root, ${own}` : own, {
    '@layer': { [layers.tokens]: { colorScheme: scheme, vars: assignVars(vars, { ...tokens }) } },
  });
}
