/**
 * The list of themes (THEME-01): keys with their names in the colour_theme preference, in the order in which they are offered. The
 * preference, its types, the style sheets, the contrast tests and the pictures follow from it. Separate from the tokens, so that the
 * server and the first load of the app list themes without them.
 */
export const themeTitles = {
  standard: 'Standard',
  midnight: 'Midnight',
  'dark-purple': 'Dark Purple',
  classic: 'Classic',
  'morning-dew': 'Morning Dew',
  'gunmetal-grey': 'Gunmetal Grey',
  'ocean-spray': 'Ocean Spray',
  custom: 'Custom',
} as const;

/** A value of `data-theme`. */
export type ThemeKey = keyof typeof themeTitles;
export type ThemeName = (typeof themeTitles)[ThemeKey];

export const themeKeys = Object.keys(themeTitles) as ThemeKey[];
