/** Bytes of the files that one upload from the data screen may have together, as sent. */
export const largestLoadUpload = 32 * 1024 * 1024;
export const mostLoadFiles = 40;
/** Bytes of a sample file on the data screen, as sent. */
export const largestSample = 8 * 1024 * 1024;

/** Length of bytes as base64. */
export const base64Of = (bytes: number): number => Math.ceil(bytes / 3) * 4;
