/** How a card stands out: by a line, by a background, or by floating above the page. */
export const cardKinds = { outlined: 'outlined', filled: 'filled', raised: 'raised' } as const;
export type CardKind = keyof typeof cardKinds;
