/** Where a search field is used: in the header, in a form, or in the entry line of a table. */
export const searchLooks = { chrome: 'chrome', field: 'field', cell: 'cell' } as const;

export type SearchLook = keyof typeof searchLooks;
