/** The themes by their keys, with the names that the colour_theme preference carries (THEME-01). To list them, no tokens are loaded. */
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

/** What `data-theme` carries. */
export type ThemeKey = keyof typeof themeTitles;
export type ThemeName = (typeof themeTitles)[ThemeKey];

export const themeKeys = Object.keys(themeTitles) as ThemeKey[];
