/** Readable names of user agents, from the names of a browser and a system. */
export const deviceMessages = {
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  programOn: (system: string) => `A program on ${system}`,
  other: 'Another program',
} as const;
