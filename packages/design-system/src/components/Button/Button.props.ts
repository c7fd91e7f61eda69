/** Kinds of button. One `filled` a view; `text` is an action within words. */
export const buttonKinds = {
  filled: 'the one next action of a view',
  outlined: 'any other action',
  quiet: 'tools; no box until the pointer is on it',
  text: 'a remedy within words',
} as const;

export type ButtonKind = keyof typeof buttonKinds;

/** `m` is a control, `l` the confirming button of a panel, `s` the least there is. */
export const buttonSizes = { s: 's', m: 'm', l: 'l' } as const;

export type ButtonSize = keyof typeof buttonSizes;
