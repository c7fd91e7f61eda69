/** Widths of a dialog in px, at most the window's; `xl` is for tables, which use all of it. */
export const dialogSizes = { s: 400, m: 560, l: 820, xl: 1680 } as const;

export type DialogSize = keyof typeof dialogSizes;
