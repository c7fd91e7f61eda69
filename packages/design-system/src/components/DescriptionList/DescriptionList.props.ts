/** Beside each other (`rows`), or name above value in as many columns as fit (`columns`). */
export const descriptionLayouts = ['rows', 'columns'] as const;

export type DescriptionLayout = (typeof descriptionLayouts)[number];
