import type { ColorFieldProps } from '@portal/design-system';
import { vars } from '@portal/design-system/css';
import { hexOf, readOklch } from '@portal/design-system/theme-editing';
import { settingsMessages } from '../messages/settings.tsx';

const { roles } = settingsMessages;

/** The theme roles whose colours pages usually use. */
const tokens = [
  [roles.page, vars.surface1],
  [roles.soft, vars.surface2],
  [roles.tint, vars.accentSoft],
  [roles.accent, vars.accent],
  [roles.text, vars.text1],
  [roles.quiet, vars.text2],
  [roles.line, vars.border],
  [roles.signal, vars.warning],
] as const;

/** Colours of the current theme by role, as suggestions. Each colour once, by its first role. */
export function themePalette(): NonNullable<ColorFieldProps['palette']> {
  // Panels are also rendered without a browser.
  if (typeof document === 'undefined') return [];
  const style = getComputedStyle(document.documentElement);
  const found = new Map<string, string>();
  for (const [label, token] of tokens) {
    const colour = readOklch(style.getPropertyValue(token.slice('var('.length, -1)));
    const value = colour && hexOf(colour);
    if (value && !found.has(value)) found.set(value, label);
  }
  return [...found].map(([value, label]) => ({ value, label }));
}
