import { type MotionName, motionSpeeds } from '../../motion/motion.ts';
import type { SpacingName } from '../../spacing/spacing.ts';
import type { ThemeKey } from '../../themes/index.ts';
import { type OwnLook, readOwnLook, watchOwnLook } from './stored-theme.ts';

/** The appearance of a page. */
export interface PageLook {
  /** Key of a theme in `themes/names.ts` (THEME-01). */
  theme?: ThemeKey;
  /** Vertical spacing (PREF-04). */
  spacing?: SpacingName;
  /** Animation speed (PREF-03). */
  motion?: MotionName;
  /** The user's own theme, used if `theme` is `custom`. By default the one stored on this device, following its changes. */
  own?: OwnLook;
}

/** Sets a theme's values on the root element, like the script before the first paint. Returns a function that removes them. */
function applyOwnLook(look: OwnLook | undefined): () => void {
  const { style } = document.documentElement;
  const names = Object.keys(look?.values ?? {}).map((name) => `--${name}`);
  for (const [name, value] of Object.entries(look?.values ?? {})) style.setProperty(`--${name}`, value);
  style.colorScheme = look?.scheme ?? '';
  return () => {
    for (const name of names) style.removeProperty(name);
    style.colorScheme = '';
  };
}

/** Applies the user's own theme and, if it is the stored one, follows its changes. Returns a function that stops. */
function followOwnLook(own: OwnLook | undefined): () => void {
  let clear = applyOwnLook(own ?? readOwnLook());
  const stop = own
    ? undefined
    : watchOwnLook((look) => {
        clear();
        clear = applyOwnLook(look);
      });
  return () => {
    stop?.();
    clear();
  };
}

function setAttribute(name: string, value: string): void {
  const root = document.documentElement;
  if (root.getAttribute(name) !== value) root.setAttribute(name, value);
}

/** The user's own theme on the page's only root element, and how to remove it. */
let applied: { readonly own: OwnLook | undefined; readonly end: () => void } | null = null;

/** Removes the values of the user's own theme from the root element. */
export function removeOwnLook(): void {
  applied?.end();
  applied = null;
}

/**
 * Applies theme, spacing and motion to the root element (THEME-01, PREF-03, PREF-04). CSS does the rest, so nothing has to be
 * rendered when a theme changes. Cheap if nothing has changed.
 */
export function applyLook({ theme = 'standard', spacing = 'medium', motion = 'medium', own }: PageLook): void {
  setAttribute('data-theme', theme);
  setAttribute('data-spacing', spacing);
  setAttribute('data-motion', String(motionSpeeds[motion].value));
  if (theme !== 'custom') {
    removeOwnLook();
    // Removes what the script before the first paint has set for another page.
    if (document.documentElement.style.length > 0) applyOwnLook(readOwnLook())();
  } else if (!applied || applied.own !== own) {
    removeOwnLook();
    applied = { own, end: followOwnLook(own) };
  }
}
