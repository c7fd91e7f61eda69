/**
 * QQ-03: whether a quote has expired on the day `today`. It is valid until the end of its last day, `expiry`. Both are days of the
 * supplier, YYYY-MM-DD; without an expiry nothing was quoted, and nothing expires.
 */
export const quoteExpired = (expiry: string | null | undefined, today: string): boolean =>
  typeof expiry === 'string' && expiry !== '' && expiry < today;
