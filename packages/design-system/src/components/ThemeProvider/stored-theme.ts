import type { MotionName } from '../../motion/motion.ts';
import type { SpacingName } from '../../spacing/spacing.ts';
import type { ThemeKey, ThemeScheme } from '../../themes/index.ts';

/** Where the look is kept on this device (THEME-01). */
export const themeStorageKey = 'portal.theme';

/** What is kept: enough to paint the first frame rightly before anything else has loaded. */
export interface StoredTheme {
  theme: ThemeKey;
  spacing: SpacingName;
  motion: MotionName;
}

/** Where the user's own theme is kept on this device (THEME-01, THEME-03). */
export const ownLookStorageKey = 'portal.theme.own';
/** Said by the window when the user's own theme has changed in this tab; `storage` says it in the others. */
const changed = 'portal-own-look';

/** The user's own theme as the page needs it: whether it is light or dark, and token values by CSS property without dashes. */
export interface OwnLook {
  readonly scheme: ThemeScheme;
  readonly values: Readonly<Record<string, string>>;
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

/** The user's own theme of this device; undefined when there is none. */
export function readOwnLook(): OwnLook | undefined {
  try {
    const look: unknown = JSON.parse(localStorage.getItem(ownLookStorageKey) ?? 'null');
    return look && typeof look === 'object' && 'values' in look ? (look as OwnLook) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the user's own theme, with whatever its maker wants to find again, and shows it at once where it is on. */
export function storeOwnLook(look: OwnLook & Readonly<Record<string, unknown>>): boolean {
  let kept = true;
  try {
    localStorage.setItem(ownLookStorageKey, JSON.stringify(look));
  } catch {
    kept = false;
  }
  window.dispatchEvent(new CustomEvent<OwnLook>(changed, { detail: look }));
  return kept;
}

/** Calls back with the user's own theme whenever it changes, in this tab or another; answers how to stop. */
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
