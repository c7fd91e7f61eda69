export const partFamilyMessages = {
  /** Sizes such as `M3 to M64`. */
  sizes: (smallest: string, largest: string) => `${smallest} to ${largest}`,
} as const;
