import { type FoundItem, findParts } from '../catalogue/find-parts.ts';
import { readSearch } from '../catalogue/read-search.ts';
import type { SearchIndex } from '../catalogue/search-index.ts';
import { partFlags } from '../catalogue/types.ts';
import { withoutOf, withoutPart } from '../catalogue/without-part.ts';
import type { FastenerReading } from '../fasteners/types.ts';
import { similarCodes } from './similar-codes.ts';

export interface DescriptionHit {
  /** Best first. */
  readonly rows: readonly number[];
  /** The words of the text that the first part does not match; empty if it matches all. */
  readonly missing: readonly string[];
  /** Number of parts that fit as well as the first, which is included. */
  readonly fitting: number;
  /** The text identifies one part: it has the size, and the length if the part has one. */
  readonly telling: boolean;
  /** The text also has the class and finish, or the material, so that only one part can be meant. */
  readonly full: boolean;
  /** The text is a code with one typing mistake. */
  readonly near: boolean;
  /** The best row of each class and finish that fits as well as the first, by their names. */
  readonly choices: ReadonlyMap<string, number>;
}

const noChoices: ReadonlyMap<string, number> = new Map();
const nothing: DescriptionHit = {
  ...{ rows: [], missing: [], fitting: 0, telling: false, full: false, near: false },
  choices: noChoices,
};
const searchLimit = 60;

/** Whether a part could be meant instead of the best one: still sold, same family, and not the same part in another pack. */
function rivals({ list, parts }: SearchIndex, best: number, row: number): boolean {
  if (row === best) return true;
  const familyOf = (at: number) => parts.kinds[parts.kind[at] ?? 0]?.family;
  const sold = ((list.columns.flags[row] ?? 0) & (partFlags.discontinued | partFlags.superseded)) === 0;
  return (
    sold && familyOf(row) === familyOf(best) && !(list.description[row] ?? '').startsWith(`${list.description[best]}, `)
  );
}

/** The first row of each class and finish among the rows that lack no more of the text than the best one. */
function choicesOf(index: SearchIndex, reading: FastenerReading, { item, parts }: FoundItem): Map<string, number> {
  const [best = 0] = parts;
  const lacking = withoutPart(index, reading, item, best).length;
  const choices = new Map<string, number>();
  for (const row of parts) {
    const { spec, finish } = index.list.factsAt(row);
    const label = [spec, finish].filter((each) => each !== '').join(', ');
    if (label === '' || choices.has(label) || !rivals(index, best, row)) continue;
    if (withoutPart(index, reading, item, row).length <= lacking) choices.set(label, row);
  }
  return choices;
}

/** Whether the words leave no choice between kinds, classes and finishes. */
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
 * Parts that fit a description (IMP-06), ranked as in the search. Tolerates abbreviations and typing mistakes; if nothing fits
 * completely, returns the nearest. If the text names several parts, returns the best of each. `counted`: the quantity was read already,
 * so that a number at the start is part of a size.
 */
export function findDescription(index: SearchIndex, text: string, counted = false): DescriptionHit {
  const similar = /\s/.test(text.trim()) ? [] : similarCodes(index, text, 3);
  if (similar.length > 0) return { ...nothing, rows: similar, near: true };
  const reading = readSearch(index, index.mutate(text.slice(0, 200)), { quantity: !counted });
  const found = findParts(index, reading, { limit: searchLimit, typing: false });
  const [first] = found;
  const best = first?.parts[0];
  if (!first || best === undefined) return nothing;
  const { item } = first;
  // `BR-1001` has the letters of a colour, but names no part. Other words may be those of a description.
  const { standards, brands, unknown } = reading;
  if (item.families.length + standards.length + brands.length + unknown.length === 0 && item.size === null)
    return nothing;
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
    choices: several ? noChoices : choicesOf(index, reading, first),
  };
}
