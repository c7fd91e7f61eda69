import { themeKeys } from '../themes/index.ts';

/** One picture in each theme, for Chromatic. */
export const everyTheme = Object.fromEntries(
  themeKeys.map((theme) => [theme, { theme, motion: 'instant', viewport: { width: 1024, height: 800 } }]),
);
