import type { MotionName } from '../../motion/motion.ts';
import type { SpacingName } from '../../spacing/spacing.ts';
import type { ThemeKey, ThemeScheme } from '../../themes/index.ts';

/** Storage key of the appearance on this device (THEME-01). */
export const themeStorageKey = 'portal.theme';

/** What is stored: enough to paint the first frame correctly before anything else has loaded. */
export interface StoredTheme {
  theme: ThemeKey;
  spacing: SpacingName;
  motion: MotionName;
}

/** Storage key of the user's own theme on this device (THEME-01, THEME-03). */
export const ownLookStorageKey = 'portal.theme.own';
/** Event for a change of the user's own theme in this tab; other tabs get `storage`. */
const changed = 'portal-own-look';

/** The user's own theme: whether it is light or dark, and token values by CSS property without dashes. */
export interface OwnLook {
  readonly scheme: ThemeScheme;
  readonly values: Readonly<Record<string, string>>;
}

/** Stores the appearance on this device. If the browser refuses, it applies to this page only. */
export function storeTheme(look: StoredTheme): void {
  try {
    localStorage.setItem(themeStorageKey, JSON.stringify(look));
  } catch {
    // Private mode or a full disk: the preference on the server still applies.
  }
}

/** The appearance stored on this device, or undefined. The content is validated. */
export function readStoredTheme(): Partial<StoredTheme> | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(themeStorageKey) ?? 'null');
    return value && typeof value === 'object' ? (value as Partial<StoredTheme>) : undefined;
  } catch {
    return undefined;
  }
}

/** The user's own theme on this device; undefined if there is none. */
export function readOwnLook(): OwnLook | undefined {
  try {
    const look: unknown = JSON.parse(localStorage.getItem(ownLookStorageKey) ?? 'null');
    return look && typeof look === 'object' && 'values' in look ? (look as OwnLook) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the user's own theme with its editor's data, and applies it at once if it is in use. */
export function storeOwnLook(look: OwnLook & Readonly<Record<string, unknown>>): boolean {
  let isStored = true;
  try {
    localStorage.setItem(ownLookStorageKey, JSON.stringify(look));
  } catch {
    isStored = false;
  }
  window.dispatchEvent(new CustomEvent<OwnLook>(changed, { detail: look }));
  return isStored;
}

/** Calls back on each change of the user's own theme, in this tab or another. Returns a function that stops. */
export function watchOwnLook(onLook: (look: OwnLook | undefined) => void): () => void {
  const here = (event: Event) => onLook((event as CustomEvent<OwnLook>).detail);
  const elsewhere = (event: StorageEvent) => event.key === ownLookStorageKey && onLook(readOwnLook());
  addEventListener(changed, here);
  addEventListener('storage', elsewhere);
  return () => {
    removeEventListener(changed, here);
    removeEventListener('storage', elsewhere);
  };
}
