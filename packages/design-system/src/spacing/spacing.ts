/** Heights and paddings of each vertical spacing (PREF-04), in px. */
export const spacings = {
  relaxed: { row: 40, note: 28, headH: 36, bar: 56, pad: 20, gap: 20, ctl: 36 },
  medium: { row: 32, note: 24, headH: 32, bar: 48, pad: 16, gap: 16, ctl: 32 },
  compact: { row: 28, note: 20, headH: 28, bar: 44, pad: 12, gap: 12, ctl: 28 },
} as const;

export type SpacingName = keyof typeof spacings;

/** Steps of the 4 px grid, by their multiple of 4 px. */
export const steps = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  12: '48px',
  20: '80px',
} as const;

export type Step = keyof typeof steps;

/** Breakpoints: the small view is below 760 px; below 1120 px the side panel is under the table. */
export const media = {
  small: 'screen and (max-width: 759.98px)',
  medium: 'screen and (max-width: 1119.98px)',
} as const;
