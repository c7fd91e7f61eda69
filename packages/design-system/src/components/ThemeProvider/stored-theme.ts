import type { MotionName } from '../../motion/motion.ts';
import type { SpacingName } from '../../spacing/spacing.ts';
import type { ThemeKey } from '../../themes/index.ts';

/** Where the look is kept on this device (THEME-01). */
export const themeStorageKey = 'portal.theme';

/** What is kept: enough to paint the first frame rightly before anything else has loaded. */
export interface StoredTheme {
  theme: ThemeKey;
  spacing: SpacingName;
  motion: MotionName;
  /** Tokens of the user's own theme, by the name of their CSS property without dashes. */
  custom?: Readonly<Record<string, string>>;
}

/** Keeps the look on this device. A browser that refuses to store keeps it for this page only, which is no reason to fail. */
export function storeTheme(look: StoredTheme): void {
  try {
    localStorage.setItem(themeStorageKey, JSON.stringify(look));
  } catch {
    // Private mode or a full disk: the preference on the server still holds.
  }
}

/** The look kept on this device, or undefined. The content is not trusted further than its shape. */
export function readStoredTheme(): Partial<StoredTheme> | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(themeStorageKey) ?? 'null');
    return value && typeof value === 'object' ? (value as Partial<StoredTheme>) : undefined;
  } catch {
    return undefined;
  }
}
