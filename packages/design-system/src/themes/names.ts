/** Theme keys with their names in the colour_theme preference (THEME-01). Separate, so that listing themes loads no tokens. */
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
