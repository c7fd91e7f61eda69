/** Alignment of children across the direction of flow. */
export const aligns = {
  start: 'start',
  center: 'center',
  end: 'end',
  stretch: 'stretch',
  baseline: 'baseline',
} as const;
export type Align = keyof typeof aligns;

/** Distribution of free space among children. */
export const justifies = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' } as const;
export type Justify = keyof typeof justifies;
