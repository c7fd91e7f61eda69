import { themeKeys } from '../themes/index.ts';

/** One picture per theme, for Chromatic. */
export const everyTheme = Object.fromEntries(
  themeKeys.map((theme) => [theme, { theme, motion: 'instant', viewport: { width: 1024, height: 800 } }]),
);
