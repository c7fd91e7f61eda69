import { type MotionName, motionSpeeds } from '../../motion/motion.ts';
import type { SpacingName } from '../../spacing/spacing.ts';
import type { ThemeKey } from '../../themes/index.ts';
import { type OwnLook, readOwnLook, watchOwnLook } from './stored-theme.ts';

/** What a page wears. */
export interface PageLook {
  /** Which of the eight themes (THEME-01). */
  theme?: ThemeKey;
  /** Vertical spacing (PREF-04). */
  spacing?: SpacingName;
  /** Animation speed (PREF-03). */
  motion?: MotionName;
  /** The user's own theme, for when `theme` is `custom`; without it the one kept on this device, as it changes. */
  own?: OwnLook;
}

/** Writes a theme's values on the root element, as the script before the first paint did; answers how to take them off again. */
function wear(look: OwnLook | undefined): () => void {
  const { style } = document.documentElement;
  const names = Object.keys(look?.values ?? {}).map((name) => `--${name}`);
  for (const [name, value] of Object.entries(look?.values ?? {})) style.setProperty(`--${name}`, value);
  style.colorScheme = look?.scheme ?? '';
  return () => {
    for (const name of names) style.removeProperty(name);
    style.colorScheme = '';
  };
}

/** Wears the user's own theme, and follows it where it is the device's; answers how to end that. */
function wearOwn(own: OwnLook | undefined): () => void {
  let clear = wear(own ?? readOwnLook());
  const stop = own
    ? undefined
    : watchOwnLook((look) => {
        clear();
        clear = wear(look);
      });
  return () => {
    stop?.();
    clear();
  };
}

function put(name: string, value: string): void {
  const root = document.documentElement;
  if (root.getAttribute(name) !== value) root.setAttribute(name, value);
}

/** The page has one root: what it wears of the user's own, and how to take it off. */
let worn: { readonly own: OwnLook | undefined; readonly end: () => void } | null = null;

/** Takes the values of the user's own theme off the root element. */
export function takeOffOwn(): void {
  worn?.end();
  worn = null;
}

/**
 * Puts theme, spacing and motion on the root element (THEME-01, PREF-03, PREF-04). Everything else follows by CSS: nothing has to be
 * rendered because a theme changed. Cheap where nothing is other than before.
 */
export function applyLook({ theme = 'standard', spacing = 'medium', motion = 'medium', own }: PageLook): void {
  put('data-theme', theme);
  put('data-spacing', spacing);
  put('data-motion', String(motionSpeeds[motion].value));
  if (theme !== 'custom') {
    takeOffOwn();
    // What the script before the first paint wrote for a page that turned out to be another.
    if (document.documentElement.style.length > 0) wear(readOwnLook())();
  } else if (!worn || worn.own !== own) {
    takeOffOwn();
    worn = { own, end: wearOwn(own) };
  }
}
