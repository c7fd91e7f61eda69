/** Columns: a fixed number of equal ones, or as many as fit at this minimum width in px. One column in the small view. */
export const gridColumns = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 } as const;
export const gridLeastWidths = { 160: 160, 200: 200, 240: 240, 280: 280, 320: 320, 400: 400 } as const;

export type GridColumns = keyof typeof gridColumns;
export type GridLeastWidth = keyof typeof gridLeastWidths;
