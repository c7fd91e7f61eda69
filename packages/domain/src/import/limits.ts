/** The server's limits on an imported list: characters of a text, and rows. */
export const importLimits = { source: 500, message: 300, reference: 60, rows: 2000 } as const;
