/** Widths in px, limited by the window; `xl` is for tables and uses all of it. */
export const dialogSizes = { s: 400, m: 560, l: 820, xl: 1680 } as const;

export type DialogSize = keyof typeof dialogSizes;
