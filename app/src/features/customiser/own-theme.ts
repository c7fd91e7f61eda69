import { readOwnLook, storeOwnLook, type ThemeKey } from '@portal/design-system';
import { cssValues, importTheme, type OwnTheme, startFrom } from '@portal/design-system/theme-editing';
import { themes } from '@portal/design-system/themes';

/** The user's own theme of this device, checked as an imported one is; begun from the theme in use where there is none (THEME-03). */
export function ownTheme(current: ThemeKey): OwnTheme {
  const kept = readOwnLook();
  if (kept) {
    const { values: tokens, ...rest } = kept;
    const read = importTheme(
      JSON.stringify({ ...rest, format: 'portal-theme', version: 1, tokens }),
      (key) => themes[key],
    );
    if ('theme' in read) return read.theme;
  }
  return startFrom(current, themes[current]);
}

/** Shows the theme at once and keeps it on this device (THEME-01). Answers false where the browser refuses to keep it. */
export const keepOwnTheme = ({ base, scheme, tokens }: OwnTheme): boolean =>
  storeOwnLook({ base, scheme, values: cssValues(tokens) });
