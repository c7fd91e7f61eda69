/** SHELL-10: page width in px and minimum window width, by setting. */
export const widthLocks = {
  0: null,
  1: { width: 1200, over: 1240 },
  2: { width: 1440, over: 1480 },
  3: { width: 1680, over: 1680 },
} as const;

export type WidthLockSetting = keyof typeof widthLocks;
