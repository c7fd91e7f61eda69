import type { Plugin } from 'vite';
import { themeBootScript } from '../../packages/design-system/src/components/ThemeProvider/theme-boot.ts';

/** Puts one small inline script into the head that applies the stored theme before the first paint (THEME-01). */
export function themeBoot(): Plugin {
  return {
    name: 'portal-theme-boot',
    transformIndexHtml: () => [{ tag: 'script', children: themeBootScript, injectTo: 'head-prepend' }],
  };
}
