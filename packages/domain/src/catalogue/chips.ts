import { type Token, tokensOf } from '../fasteners/tokens.ts';
import type { FilterRoot, FilterValue } from './filter-types.ts';
import { cleanSearch } from './search-text.ts';

/** A filter that a piece of what was typed means; shown as a chip that can be taken away. */
export interface FilterChip {
  readonly filter_root: string;
  /** More than one where the words fit several values, such as `hex` for hex bolts and hex nuts. */
  readonly filters: readonly string[];
  /** The root's name and what was chosen, such as `Size: M12`. */
  readonly label: string;
  /** As it was typed. */
  readonly typed: string;
}

export interface ChipSuggestion {
  readonly chips: readonly FilterChip[];
  /** What no filter means: searched for as text. */
  readonly rest: string;
}

interface Known {
  readonly root: FilterRoot;
  readonly value: FilterValue;
  readonly words: readonly string[];
}

/** What a chip finder is made of: roots with their values in words. Built once for a set of filters. */
export type ChipFinder = (text: string) => ChipSuggestion;

const longestSpan = 5;
/** Words of fewer letters mean a filter only when they are the whole of it. */
const shortestPart = 3;
const mostValues = 40;

const isNumber = (text: string) => /^[\d.]/.test(text);

/** True where `span` stands in `words` one after another, its last word perhaps only begun. */
function holds(words: readonly string[], span: readonly string[]): boolean {
  for (let at = 0; at + span.length <= words.length; at += 1) {
    const fits = span.every((word, i) => {
      const there = words[at + i] ?? '';
      return i === span.length - 1 && word.length >= shortestPart && !isNumber(word)
        ? there.startsWith(word)
        : there === word;
    });
    if (fits) return true;
  }
  return false;
}

/** Whether the whole of a value was typed, or part of it. */
function matchesOf(known: readonly Known[], span: readonly string[]): { exact: Known[]; part: Known[] } {
  const exact = known.filter(({ words }) => words.length === span.length && words.every((word, i) => word === span[i]));
  if (exact.length > 0) return { exact, part: [] };
  const telling = span.some((word) => !isNumber(word) && word.length >= shortestPart);
  return { exact: [], part: telling ? known.filter(({ words }) => holds(words, span)) : [] };
}

/**
 * Reads a sentence such as `m12x80 hex 8.8 galv` as filters (SRCH-01): the longest run of words first, whole values before parts of
 * them, roots in their order. A bare figure means a length only after a size. `rewrite` is the supplier's own (search mutations).
 */
export function createChipFinder(
  roots: readonly FilterRoot[],
  rewrite: (text: string) => string = (t) => t,
): ChipFinder {
  const known = roots
    .filter((root) => !root.hidden)
    .map((root) => ({
      root,
      values: root.values
        .filter((value) => !value.hidden && value.description !== 'None')
        .map((value): Known => ({ root, value, words: tokensOf(value.description, true).map((token) => token.text) })),
    }));
  const isLength = (root: FilterRoot) => /length/i.test(root.description);
  // Of roots that say the same, such as size and thread, the size is meant.
  const order = [...known].sort((a, b) => Number(b.root.type === 'Z') - Number(a.root.type === 'Z'));

  function chipFor(
    span: readonly string[],
    typed: string,
    sized: boolean,
    taken: ReadonlySet<string>,
  ): FilterChip | null {
    const bare = span.length === 1 && isNumber(span[0] ?? '');
    let parts: readonly Known[] = [];
    for (const { root, values } of order) {
      if (taken.has(root.filter_root) || (isLength(root) && !sized)) continue;
      if (bare && !isLength(root) && !/[./#"]/.test(span[0] ?? '')) continue;
      const { exact, part } = matchesOf(values, span);
      if (exact.length > 0) return chip(root, exact, typed);
      if (parts.length === 0 && part.length <= mostValues && part.length < values.length) parts = part;
    }
    const [first] = parts;
    return first ? chip(first.root, parts, typed) : null;
  }

  return (text) => {
    const clean = rewrite(cleanSearch(text));
    const tokens = tokensOf(clean);
    const chips: FilterChip[] = [];
    const rest: string[] = [];
    const taken = new Set<string>();
    let sized = false;
    for (let at = 0; at < tokens.length; ) {
      let found: FilterChip | null = null;
      let used = 1;
      for (let length = Math.min(longestSpan, tokens.length - at); length > 0 && !found; length -= 1) {
        const span = tokens.slice(at, at + length);
        found = chipFor(
          span.map((token) => token.text),
          typedText(clean, span),
          sized,
          taken,
        );
        used = length;
      }
      if (found) {
        chips.push(found);
        taken.add(found.filter_root);
        if (roots.some((root) => root.filter_root === found?.filter_root && root.type === 'Z')) sized = true;
      } else rest.push(typedText(clean, tokens.slice(at, at + 1)));
      at += found ? used : 1;
    }
    return { chips, rest: rest.join(' ') };
  };
}

const typedText = (text: string, span: readonly Token[]) =>
  text.slice(span[0]?.start ?? 0, span[span.length - 1]?.end ?? 0).trim();

function chip(root: FilterRoot, found: readonly Known[], typed: string): FilterChip {
  const [only] = found;
  const what = found.length === 1 && only ? only.value.description : typed;
  return {
    filter_root: root.filter_root,
    filters: found.map(({ value }) => value.filter),
    label: `${root.description}: ${what}`,
    typed,
  };
}
