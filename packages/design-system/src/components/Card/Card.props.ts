/** How a card stands out: by a border, a background, or a shadow. */
export const cardKinds = { outlined: 'outlined', filled: 'filled', raised: 'raised' } as const;
export type CardKind = keyof typeof cardKinds;
