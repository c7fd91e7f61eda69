/** Where a search field stands: in the header, in a form, or in a table's entry line. */
export const searchLooks = { chrome: 'chrome', field: 'field', cell: 'cell' } as const;

export type SearchLook = keyof typeof searchLooks;
