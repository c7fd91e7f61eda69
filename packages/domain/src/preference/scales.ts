import { type ThemeName, themeTitles } from '@portal/design-system/theme-names';

/** Factor on the base durations by value of animation_speed (PREF-03). */
export const animationSpeeds = {
  0: { name: 'slow', label: 'Slow', factor: 1.2 },
  1: { name: 'medium', label: 'Medium', factor: 0.6 },
  2: { name: 'fast', label: 'Fast', factor: 0.1 },
  3: { name: 'instant', label: 'Instant', factor: 0 },
} as const;
export type AnimationSpeed = keyof typeof animationSpeeds;

/** Base durations in ms (PREF-03). */
export const animationDurations = [150, 350, 500, 850, 1600] as const;
/** In ms (PREF-03). */
export const fadeDuration = 2000;

/** Returns the duration in ms at a speed (PREF-03); 0 if the system asks for reduced motion. */
export function animationDuration(base: number, speed: AnimationSpeed, reducedMotion: boolean): number {
  return reducedMotion ? 0 : base * animationSpeeds[speed].factor;
}

/** PREF-04 */
export const verticalSpacings = { relaxed: 'Relaxed', medium: 'Medium', compact: 'Compact' } as const;
export type VerticalSpacing = keyof typeof verticalSpacings;

/** Values of colour_theme (THEME-01). */
export const themeNames: readonly ThemeName[] = Object.values(themeTitles);
export type { ThemeName };
export const defaultTheme: ThemeName = 'Standard';

const orderingPath = /^\/(orders|preferences|data)(\/|$)/i;

/** Returns the preferred theme on ordering routes and the data screen, Standard elsewhere (THEME-02). */
export function themeForPath(path: string, preferred: ThemeName): ThemeName {
  return orderingPath.test(path) ? preferred : defaultTheme;
}

/** Widths in px by width lock setting; 0 is no lock (SHELL-10). */
export const widthLocks = { 1: 1200, 2: 1440, 3: 1680 } as const;
export type WidthLock = 0 | keyof typeof widthLocks;
const lockMargin = 40;

/** Returns the maximum page width in px, or null (SHELL-10). Settings under 3 need a window 40 px wider. */
export function lockedWidth(setting: WidthLock, windowWidth: number): number | null {
  if (setting === 0) return null;
  const width = widthLocks[setting];
  return windowWidth > (setting < 3 ? width + lockMargin : width) ? width : null;
}

/** What a click on a line does (LINE-10). */
export const lineClickBehaviours = {
  panel: 'Open the part panel',
  quantity: 'Edit the quantity',
  none: 'Only make the line current',
} as const;
export type LineClickBehaviour = keyof typeof lineClickBehaviours;

/** Where the quick quote adds new lines (QQ-01). */
export const quickQuoteOrders = { Top: 'At the top', Bottom: 'At the bottom' } as const;
export type QuickQuoteOrder = keyof typeof quickQuoteOrders;

/** Minimum window width in px (LINE-12). */
export const powerUserWidth = 1440;
/** Row height in px (LINE-12). */
export const powerUserRowHeight = 40;
