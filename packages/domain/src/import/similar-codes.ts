import { plainCode, prefixRange, type SortedCodes, sortCodes } from '../catalogue/codes.ts';
import type { SearchIndex } from '../catalogue/search-index.ts';
import { partFlags } from '../catalogue/types.ts';

/** Shorter codes have too many similar ones. */
const shortest = 5;
const longest = 40;
const backward = new WeakMap<object, SortedCodes>();

const reversed = (text: string) => [...text].reverse().join('');

/** Reversed plain codes, for finding codes with a common ending. Built lazily. */
function backwardOf({ plainCodes }: SearchIndex): SortedCodes {
  const known = backward.get(plainCodes);
  if (known) return known;
  const made = sortCodes(plainCodes.keys.map(reversed), plainCodes.values);
  backward.set(plainCodes, made);
  return made;
}

/** Whether two texts differ by one wrong, missing or extra character, or two swapped neighbours. */
export function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const left = a.length - start - end;
  const right = b.length - start - end;
  if (left <= 1 && right <= 1) return true;
  return left === 2 && right === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}

/**
 * Catalogue rows whose codes differ by one typing mistake, current parts first (IMP-06). One mistake leaves one half of the code intact,
 * so only codes with the same first or second half are compared.
 */
export function similarCodes(index: SearchIndex, text: string, limit: number): number[] {
  const key = plainCode(text);
  if (key.length < shortest || key.length > longest || !/\d/.test(key)) return [];
  // A swap may cross the middle, so each half is one shorter.
  const half = Math.floor((key.length - 1) / 2);
  const found = new Set<number>();
  const look = ({ keys, values }: SortedCodes, wanted: string) => {
    const [low, high] = prefixRange(keys, wanted.slice(0, half));
    for (let i = low; i < high; i += 1) if (isOneEdit(wanted, keys[i] ?? '')) found.add(values[i] ?? 0);
  };
  look(index.plainCodes, key);
  look(backwardOf(index), reversed(key));
  const gone = (row: number) => (index.list.columns.flags[row] ?? 0) & partFlags.discontinued;
  return [...found].sort((a, b) => gone(a) - gone(b) || a - b).slice(0, limit);
}
