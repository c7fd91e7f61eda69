import { z } from 'zod/mini';

export const stockCode = z.string().check(z.minLength(1), z.maxLength(40));
export const accode = z.string().check(z.minLength(1), z.maxLength(20));
/** Pieces: a whole number from 0 to 9,999,999. */
export const quantity = z.int().check(z.gte(0), z.lte(9_999_999));
/** A ULID, in Crockford's base 32. */
export const ulid = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/i));
/** Of test certificates: at most 50 at a time. */
export const certificateNumbers = z
  .array(z.string().check(z.minLength(1), z.maxLength(40)))
  .check(z.minLength(1), z.maxLength(50));
