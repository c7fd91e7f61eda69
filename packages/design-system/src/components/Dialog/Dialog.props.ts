/** Widths of a dialog in px. */
export const dialogSizes = { s: 400, m: 560, l: 820 } as const;

export type DialogSize = keyof typeof dialogSizes;
