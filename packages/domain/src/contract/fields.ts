import { z } from 'zod/mini';
import { userTypes } from '../session/types.ts';

export const stockCode = z.string().check(z.minLength(1), z.maxLength(40));
export const accode = z.string().check(z.minLength(1), z.maxLength(20));
/** Pieces: a whole number from 0 to 9,999,999. */
export const quantity = z.int().check(z.gte(0), z.lte(9_999_999));
/** YYYY-MM-DD */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** A ULID in Crockford's base 32. */
export const ulid = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/i));
/** Test certificate numbers, at most 50 per request. */
export const certificateNumbers = z
  .array(z.string().check(z.minLength(1), z.maxLength(40)))
  .check(z.minLength(1), z.maxLength(50));
/** Order number in the supplier's system. */
export const salesOrderNo = z.string().check(z.minLength(1), z.maxLength(20));
/** DLV-02. Limits sizes only: the validation model `dropship_address` reports errors by field. */
export const dropshipFields = z.object({
  company: z.string().check(z.maxLength(200)),
  contact: z.string().check(z.maxLength(200)),
  phone: z.string().check(z.maxLength(200)),
  email: z.string().check(z.maxLength(400)),
  address1: z.string().check(z.maxLength(200)),
  address2: z.string().check(z.maxLength(200)),
  suburb: z.string().check(z.maxLength(200)),
  state: z.string().check(z.maxLength(200)),
  postcode: z.string().check(z.maxLength(200)),
});
/** FAV-01 */
export const favouriteId = z.string().check(z.minLength(1), z.maxLength(40));
export const favouriteIds = z.array(favouriteId).check(z.minLength(1), z.maxLength(5000));
/** Null at the top level. */
export const folderId = z.nullable(favouriteId);
export const placeInFolder = z.int().check(z.gte(0), z.lte(100_000));
export const favouriteName = z.string().check(z.maxLength(120), z.regex(/\S/));
/** An applicant's details. Limits sizes only: the validation model `registration` reports errors by field. */
export const personFields = {
  firstname: z.string().check(z.maxLength(200)),
  lastname: z.string().check(z.maxLength(200)),
  email: z.string().check(z.maxLength(400)),
  mobile: z.string().check(z.maxLength(200)),
};
/** SOFT-01: the pages are `/mungo-software` and `/{product}-software`. */
export const software = z.enum(['mungo', 'product']);

/** Text to find, such as part of a name; empty finds all. */
export const find = z.string().check(z.maxLength(200));
/** Page of a list, counted from 0. */
export const page = z.int().check(z.gte(0), z.lte(100_000));
export const userId = z.string().check(z.minLength(1), z.maxLength(60));
/** The fields of a user that operators edit. Limits sizes only: the validation model `user` reports errors by field. */
export const userFields = {
  username: z.string().check(z.maxLength(200)),
  ...personFields,
  user_type: z.enum(userTypes),
  /** The own one first. */
  accounts: z.array(accode).check(z.maxLength(500)),
};
/** Name of a destination of orders. */
export const destination = z.string().check(z.minLength(1), z.maxLength(40));
/** Empty texts and null do not restrict the search. */
export const auditFilter = {
  /** Part of the name or user name of who acted, was acted as, or was changed. */
  user: find,
  action: z.string().check(z.maxLength(60)),
  /** Account code: entries that name it, and entries of its users. */
  account: z.string().check(z.maxLength(20)),
  /** Part of any text of the entry. */
  text: find,
  from: z.nullable(z.iso.datetime({ offset: true })),
  until: z.nullable(z.iso.datetime({ offset: true })),
};
