/** Appearances of a link. The last three look like buttons but navigate. */
export const linkKinds = {
  inline: 'within words',
  plain: 'in a list of links: takes its colour from around it',
  filled: 'as a filled button',
  outlined: 'as an outlined button',
  quiet: 'as a quiet button',
} as const;

export type LinkKind = keyof typeof linkKinds;
