/** Widths in px, chosen by the expected content; `full` fills the cell. */
export const skeletonWidths = { s: '24px', m: '48px', l: '72px', xl: '144px', full: '100%' } as const;

export type SkeletonWidth = keyof typeof skeletonWidths;
