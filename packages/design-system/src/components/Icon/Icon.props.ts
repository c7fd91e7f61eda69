/** Sizes in px with the stroke width that looks the same at each (Lucide draws on 24 px). */
export const iconSizes = {
  s: { px: 14, stroke: 2 },
  m: { px: 16, stroke: 1.75 },
  l: { px: 20, stroke: 1.75 },
} as const;

export type IconSize = keyof typeof iconSizes;
