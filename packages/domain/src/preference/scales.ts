/** PREF-03: factor over the base durations, by the value of animation_speed. */
export const animationSpeeds = {
  0: { name: 'slow', label: 'Slow', factor: 1.2 },
  1: { name: 'medium', label: 'Medium', factor: 0.6 },
  2: { name: 'fast', label: 'Fast', factor: 0.1 },
  3: { name: 'instant', label: 'Instant', factor: 0 },
} as const;
export type AnimationSpeed = keyof typeof animationSpeeds;

/** PREF-03, in ms. */
export const animationDurations = [150, 350, 500, 850, 1600] as const;
/** PREF-03, in ms. */
export const fadeDuration = 2000;

/** PREF-03: the duration in ms at a speed; the system's reduced-motion setting makes it 0. */
export function animationDuration(base: number, speed: AnimationSpeed, reducedMotion: boolean): number {
  return reducedMotion ? 0 : base * animationSpeeds[speed].factor;
}

/** PREF-04 */
export const verticalSpacings = { relaxed: 'Relaxed', medium: 'Medium', compact: 'Compact' } as const;
export type VerticalSpacing = keyof typeof verticalSpacings;

/** THEME-01: the values of colour_theme. */
export const themeNames = [
  'Standard',
  'Midnight',
  'Dark Purple',
  'Classic',
  'Morning Dew',
  'Gunmetal Grey',
  'Ocean Spray',
  'Custom',
] as const;
export type ThemeName = (typeof themeNames)[number];
export const defaultTheme: ThemeName = 'Standard';

const orderingPath = /^\/(orders|preferences)(\/|$)/i;

/** THEME-02: the preferred theme on ordering routes, Standard elsewhere. */
export function themeForPath(path: string, preferred: ThemeName): ThemeName {
  return orderingPath.test(path) ? preferred : defaultTheme;
}

/** SHELL-10: px by width lock setting; 0 is none. */
export const widthLocks = { 1: 1200, 2: 1440, 3: 1680 } as const;
export type WidthLock = 0 | keyof typeof widthLocks;
const lockMargin = 40;

/** SHELL-10: the width in px that the page is limited to, or null. Settings under 3 need 40 px more of window. */
export function lockedWidth(setting: WidthLock, windowWidth: number): number | null {
  if (setting === 0) return null;
  const width = widthLocks[setting];
  return windowWidth > (setting < 3 ? width + lockMargin : width) ? width : null;
}

/** LINE-10: what a click on a line does. */
export const lineClickBehaviours = {
  panel: 'Open the part panel',
  quantity: 'Edit the quantity',
  none: 'Only make the line current',
} as const;
export type LineClickBehaviour = keyof typeof lineClickBehaviours;

/** QQ-01: where new lines of the quick quote stand. */
export const quickQuoteOrders = { Top: 'At the top', Bottom: 'At the bottom' } as const;
export type QuickQuoteOrder = keyof typeof quickQuoteOrders;

/** LINE-12, in px. */
export const powerUserWidth = 1440;
/** LINE-12: height of a row in px. */
export const powerUserRowHeight = 40;
