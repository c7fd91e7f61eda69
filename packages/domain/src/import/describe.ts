import { type FoundItem, findParts } from '../catalogue/find-parts.ts';
import { readSearch } from '../catalogue/read-search.ts';
import type { SearchIndex } from '../catalogue/search-index.ts';
import { partFlags } from '../catalogue/types.ts';
import { withoutOf } from '../catalogue/without-part.ts';
import type { FastenerReading } from '../fasteners/types.ts';
import { similarCodes } from './similar-codes.ts';

export interface DescriptionHit {
  /** Best first. */
  readonly rows: readonly number[];
  /** What the first part is not, of what was written: empty where it is all of it. */
  readonly missing: readonly string[];
  /** How many parts fit as well as the first. */
  readonly fitting: number;
  /** Enough is said to tell one part: its size, and its length where it has one. */
  readonly telling: boolean;
  /** Class or material, and finish are said too, so that one part alone is meant. */
  readonly full: boolean;
  /** The text is a code but for one mistake. */
  readonly near: boolean;
}

const nothing: DescriptionHit = { rows: [], missing: [], fitting: 0, telling: false, full: false, near: false };
const looked = 60;

/** Whether a part may be meant as well as the best one: sold, of the same family, and not the same part in another pack. */
function rivals({ list, parts }: SearchIndex, best: number, row: number): boolean {
  if (row === best) return true;
  const familyOf = (at: number) => parts.kinds[parts.kind[at] ?? 0]?.family;
  const sold = ((list.columns.flags[row] ?? 0) & (partFlags.discontinued | partFlags.superseded)) === 0;
  return (
    sold && familyOf(row) === familyOf(best) && !(list.description[row] ?? '').startsWith(`${list.description[best]}, `)
  );
}

/** Whether the words alone leave no choice between kinds, classes and finishes. */
function isFull({ item }: FoundItem, { figures, unknown, corrected }: FastenerReading): boolean {
  const stainless = item.materials.length === 1;
  return (
    item.named === 1 &&
    item.families.length > 0 &&
    figures.length === 0 &&
    unknown.length === 0 &&
    corrected.length === 0 &&
    (stainless || (item.strengths.length === 1 && item.finishes.length > 0))
  );
}

/**
 * Parts that a description fits (IMP-06), as the search ranks them: by what the grammar reads, abbreviations and typing mistakes
 * forgiven; the nearest where nothing has all of it. Where a text asks for several parts, the best of each.
 */
export function findDescription(index: SearchIndex, text: string): DescriptionHit {
  const similar = /\s/.test(text.trim()) ? [] : similarCodes(index, text, 3);
  if (similar.length > 0) return { ...nothing, rows: similar, near: true };
  const reading = readSearch(index, index.mutate(text.slice(0, 200)));
  const found = findParts(index, reading, { limit: looked, typing: false });
  const [first] = found;
  const best = first?.parts[0];
  if (!first || best === undefined) return nothing;
  const { item } = first;
  const hasLength = (index.parts.lengths[index.list.columns.length[best] ?? 0] ?? 0) > 0;
  const telling =
    item.size !== null && item.families.length > 0 && (!hasLength || item.length !== null) && first.complete;
  const several = found.length > 1;
  return {
    rows: several ? found.flatMap(({ parts }) => parts.slice(0, 1)) : first.parts,
    missing: withoutOf(index, reading, first, best),
    fitting: several ? found.length : first.parts.filter((row) => rivals(index, best, row)).length,
    telling: telling && !several,
    full: telling && !several && isFull(first, reading),
    near: false,
  };
}
