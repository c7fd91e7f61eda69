/** The most that the server takes of an imported list: characters of a text, and rows. */
export const importLimits = { source: 500, message: 300, reference: 60, rows: 2000 } as const;
