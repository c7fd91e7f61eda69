/** Factor of each animation speed, by the value of its preference (PREF-03). */
export const motionSpeeds = {
  slow: { value: 0, speed: 1.2 },
  medium: { value: 1, speed: 0.6 },
  fast: { value: 2, speed: 0.1 },
  instant: { value: 3, speed: 0 },
} as const;

export type MotionName = keyof typeof motionSpeeds;

/** Base durations in ms, before the factor (PREF-03). */
export const baseDurations = { d1: 150, d2: 350, d3: 500, d4: 850, d5: 1600, fade: 2000 } as const;
