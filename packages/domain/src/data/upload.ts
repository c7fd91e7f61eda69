/** Bytes of the files that one upload from the data screen may have together, as sent. */
export const largestLoadUpload = 32 * 1024 * 1024;
export const mostLoadFiles = 40;

/** Length of bytes as base64. */
export const base64Of = (bytes: number): number => Math.ceil(bytes / 3) * 4;
