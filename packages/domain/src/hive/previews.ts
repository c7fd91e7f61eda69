/** Days that a preview link may work. */
export const longestPreview = 30;
/** Choices of days, and the usual one. */
export const previewDays = [1, 7, longestPreview] as const;
export const usualPreviewDays = 7;
