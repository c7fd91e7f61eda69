import { themeKeys } from '../packages/design-system/src/themes/names.ts';

/**
 * What Chromatic pictures each story in: the same as tests/visual/table.ts, Standard and Midnight at two widths. The gallery and the
 * order table ask for `everyTheme` themselves.
 */
export const modes = Object.fromEntries(
  (['standard', 'midnight'] as const).flatMap((theme) =>
    [390, 1024].map((width) => [`${theme} ${width}`, { theme, motion: 'instant', viewport: { width, height: 800 } }]),
  ),
);

/** One picture in each theme. */
export const everyTheme = Object.fromEntries(
  themeKeys.map((theme) => [theme, { theme, motion: 'instant', viewport: { width: 1024, height: 800 } }]),
);
