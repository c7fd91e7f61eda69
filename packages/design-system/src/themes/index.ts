import { classicTokens } from './classic/tokens.ts';
import { customTokens } from './custom/tokens.ts';
import { darkPurpleTokens } from './dark-purple/tokens.ts';
import { gunmetalGreyTokens } from './gunmetal-grey/tokens.ts';
import { midnightTokens } from './midnight/tokens.ts';
import { morningDewTokens } from './morning-dew/tokens.ts';
import { type ThemeKey, themeTitles } from './names.ts';
import { oceanSprayTokens } from './ocean-spray/tokens.ts';
import { standardTokens } from './standard/tokens.ts';
import type { ThemeScheme, ThemeTokens } from './tokens.ts';

/** A theme as data. `name` is the value of the colour_theme preference (THEME-01). */
export interface Theme {
  key: string;
  name: string;
  scheme: ThemeScheme;
  tokens: ThemeTokens;
}

/** All themes by `data-theme` key (THEME-01); the generator adds to this record. Custom has the starting values of the customiser. */
export const themes = {
  standard: { key: 'standard', name: themeTitles.standard, scheme: 'light', tokens: standardTokens },
  midnight: { key: 'midnight', name: themeTitles.midnight, scheme: 'dark', tokens: midnightTokens },
  'dark-purple': { key: 'dark-purple', name: themeTitles['dark-purple'], scheme: 'dark', tokens: darkPurpleTokens },
  classic: { key: 'classic', name: themeTitles.classic, scheme: 'light', tokens: classicTokens },
  'morning-dew': { key: 'morning-dew', name: themeTitles['morning-dew'], scheme: 'light', tokens: morningDewTokens },
  'gunmetal-grey': {
    key: 'gunmetal-grey',
    name: themeTitles['gunmetal-grey'],
    scheme: 'dark',
    tokens: gunmetalGreyTokens,
  },
  'ocean-spray': { key: 'ocean-spray', name: themeTitles['ocean-spray'], scheme: 'light', tokens: oceanSprayTokens },
  custom: { key: 'custom', name: themeTitles.custom, scheme: 'light', tokens: customTokens },
} as const satisfies Record<ThemeKey, Theme>;

export { type ThemeKey, type ThemeName, themeKeys, themeTitles } from './names.ts';
export type { ThemeScheme, ThemeTokens } from './tokens.ts';
export { tokenNames } from './tokens.ts';

/** The theme of a colour_theme preference. An unknown or missing name is Standard. */
export function themeByName(name: string | null | undefined): Theme {
  return Object.values(themes).find((theme) => theme.name === name) ?? themes.standard;
}
