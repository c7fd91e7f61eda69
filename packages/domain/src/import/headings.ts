import {
  inAllWords,
  lengthWords,
  otherWords,
  perWords,
  pieceWords,
  roleWords,
  sizeWords,
  toOrderWords,
} from './heading-words.ts';
import type { ColumnRole } from './types.ts';

/** A heading without punctuation and blanks: `Part No.` is `partno`. */
const plainHead = (title: string): string => title.toLowerCase().replace(/[\s._'’-]+/g, '');

/** Every heading that `a|b [c] d` stands for, in the form of `plainHead`. */
const spelledOut = (words: string): string[] =>
  [...words.matchAll(/\[([^\]]+)\]|\S+/g)].reduce<string[]>(
    (heads, [written, optional]) => {
      const ways = (optional ?? written).split('|').map((each) => each.replaceAll(' ', ''));
      return heads.flatMap((head) => [...(optional === undefined ? [] : [head]), ...ways.map((way) => head + way)]);
    },
    [''],
  );

interface Headings {
  /** Whether a title is one of the headings. */
  test(title: string): boolean;
}

function headings(words: readonly string[]): Headings {
  const all = words.flatMap(spelledOut);
  const whole = new Set(all.filter((head) => !head.endsWith('*')));
  const begun = all.filter((head) => head.endsWith('*')).map((head) => head.slice(0, -1));
  return {
    test(title) {
      const head = plainHead(title);
      return whole.has(head) || begun.some((each) => head.startsWith(each) && /^[a-z]*$/.test(head.slice(each.length)));
    },
  };
}

export const quantityPer = headings(perWords);
export const quantityInAll = headings(inAllWords);
export const quantityToOrder = headings(toOrderWords);
export const sizeHead = headings(sizeWords);
export const lengthHead = headings(lengthWords);
export const otherHead = headings(otherWords);
const pieceOfDescription = headings(pieceWords);
const heads = roleWords.map(([role, words]) => [role, headings(words)] as const);

/** A heading without its unit: `Length` of `Length (mm)`, `Qty` of `Qty [ea]`. */
export const bareHead = (title: string): string =>
  title
    .trim()
    .replace(/\s*(?:[([](?:mm|in|inch|inches|m|metres|ea|each|pcs|no\.?|nos\.?)[)\]]|(?<=[a-z] )mm)$/i, '')
    .trim();

/** The role that a column heading names, or null. */
export function roleOfHead(cell: string): ColumnRole | null {
  const title = bareHead(cell);
  const role = heads.find(([, named]) => named.test(title))?.[0] ?? (isPieceHead(title) ? 'description' : null);
  return role ?? (otherHead.test(title) ? 'none' : null);
}

/** `Size`, and `Grade / finish`. */
export const isPieceHead = (title: string): boolean =>
  bareHead(title)
    .split(/\s*(?:\/|&|\+|,|\band\b)\s*/i)
    .every((each) => pieceOfDescription.test(each));
