/** Kinds of button. Use one `filled` per view; `text` is an action within text. */
export const buttonKinds = {
  filled: 'the one next action of a view',
  outlined: 'any other action',
  quiet: 'tools; no box until the pointer is on it',
  text: 'a remedy within words',
} as const;

export type ButtonKind = keyof typeof buttonKinds;

/** `m` is the height of a control, `l` is for the confirming button of a panel, `s` is the smallest. */
export const buttonSizes = { s: 's', m: 'm', l: 'l' } as const;

export type ButtonSize = keyof typeof buttonSizes;
