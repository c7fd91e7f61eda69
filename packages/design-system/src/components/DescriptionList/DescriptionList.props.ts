/**
 * Beside each other (`rows`), the value at the end (`ends`, for figures and keys), or name above value in as many columns as fit
 * (`columns`).
 */
export const descriptionLayouts = ['rows', 'ends', 'columns'] as const;

export type DescriptionLayout = (typeof descriptionLayouts)[number];
