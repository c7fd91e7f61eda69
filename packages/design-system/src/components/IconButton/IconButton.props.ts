/** `s` is 24 px for cells and tabs, `m` is the height of a control. Both are 44 px in the small view. */
export const iconButtonSizes = { s: 's', m: 'm' } as const;

export type IconButtonSize = keyof typeof iconButtonSizes;
