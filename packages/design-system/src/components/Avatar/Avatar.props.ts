/** Sizes in px: in a row, in a header, on a profile page. */
export const avatarSizes = { s: 24, m: 32, l: 56 } as const;
export type AvatarSize = keyof typeof avatarSizes;
