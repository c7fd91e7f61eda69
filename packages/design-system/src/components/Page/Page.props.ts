/** Page layouts: a centred column, a column with a side column, or the full width. */
export const pageLayouts = { centred: 'centred', side: 'side', full: 'full' } as const;
export type PageLayout = keyof typeof pageLayouts;

/** Widths of a centred column in px: a form, text, a page of the site. */
export const pageWidths = { form: 480, reading: 720, site: 1200 } as const;
export type PageWidth = keyof typeof pageWidths;
