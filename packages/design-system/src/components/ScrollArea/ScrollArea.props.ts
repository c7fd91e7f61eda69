/** Maximum heights in px. */
export const scrollHeights = { s: 160, m: 320, l: 480 } as const;

export type ScrollHeight = keyof typeof scrollHeights;
