/** How children stand across the direction they flow in. */
export const aligns = {
  start: 'start',
  center: 'center',
  end: 'end',
  stretch: 'stretch',
  baseline: 'baseline',
} as const;
export type Align = keyof typeof aligns;

/** How children share what is left over. */
export const justifies = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' } as const;
export type Justify = keyof typeof justifies;
