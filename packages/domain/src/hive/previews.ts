/** Days that a preview link may work. */
export const longestPreview = 30;
/** Choices of days, and the usual one. */
export const previewDays = [1, 7, longestPreview] as const;
export const usualPreviewDays = 7;

/** As whom a preview shows the page: session and prices of the product selector differ. The header stays the viewer's own. */
export const previewAudiences = ['visitor', 'customer', 'staff'] as const;
export type PreviewAudience = (typeof previewAudiences)[number];

/** The audience that an address names; a visitor if it names none. */
export const previewAudience = (named: string | null): PreviewAudience =>
  previewAudiences.find((each) => each === named) ?? 'visitor';

/** The address of a preview link, without the host. */
export const previewPath = (token: string, audience?: PreviewAudience): string =>
  `/preview/${token}${audience ? `?as=${audience}` : ''}`;
