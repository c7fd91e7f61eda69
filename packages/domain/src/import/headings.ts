import { inAll, lengths, others, perOne, pieces, roleWords, sizes, toOrder } from './heading-words.ts';
import type { ColumnRole } from './types.ts';

/** A heading as the tables write it: without case, accents, blanks, dots and apostrophes. `Part No.` is `partno`. */
const plainHead = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\u00df/g, 'ss')
    .replace(/[\u0300-\u036f\s_.'\u2019-]/g, '');

export const isQuantityToOrder = (title: string): boolean => toOrder.has(plainHead(title));
export const isQuantityInAll = (title: string): boolean => inAll.has(plainHead(title));
export function isQuantityPer(title: string): boolean {
  const head = plainHead(title);
  return /^[a-z/]+$/.test(head) && perOne.some((beginning) => head.startsWith(beginning));
}
export const isSizeHead = (title: string): boolean => sizes.has(plainHead(title));
export const isLengthHead = (title: string): boolean => lengths.has(plainHead(title));
/** Whether a column says nothing about the part or how many to order. */
export const isOtherHead = (title: string): boolean => others.has(plainHead(title));

/** A heading without its unit: `Length` of `Length (mm)`, `Qty` of `Qty [ea]`. */
export const bareHead = (title: string): string =>
  title
    .trim()
    .replace(/\s*(?:[([](?:mm|in|inch|inches|m|metres|ea|each|pcs|no\.?|nos\.?)[)\]]|(?<=[a-z] )mm)$/i, '')
    .trim();

/** The role that a column heading names, or null. */
export function roleOfHead(cell: string): ColumnRole | null {
  const title = bareHead(cell);
  const head = plainHead(title);
  const [role] = roleWords.find(([, words]) => words.has(head)) ?? [];
  if (role) return role;
  if (isQuantityPer(title) || isQuantityInAll(title)) return 'quantity';
  if (isPieceHead(title)) return 'description';
  return isOtherHead(title) ? 'none' : null;
}

/** `Size`, and `Grade / finish`. */
export const isPieceHead = (title: string): boolean =>
  bareHead(title)
    .split(/\s*(?:\/|&|\+|,|\band\b)\s*/i)
    .every((each) => pieces.has(plainHead(each)));
