import { mistakes } from '../fasteners/mistakes.ts';
import type { SearchIndex } from './search-index.ts';

/** Shorter words are not corrected: they resemble too many others. */
const minLength = 4;
const minCorrectionLength = 3;
/** From this length on, two mistakes are tolerated. */
const longWord = 8;

/**
 * Returns the catalogue words that a misspelt word may mean: those with the fewest mistakes, the most used first, at most three. None for
 * numbers and short words.
 */
export function meantWords({ words }: SearchIndex, typed: string): string[] {
  if (typed.length < minLength || !/^\p{L}+$/u.test(typed)) return [];
  let most = typed.length >= longWord ? 2 : 1;
  let found: { readonly word: string; readonly uses: number }[] = [];
  words.tokens.forEach((word, id) => {
    if (word.length < minCorrectionLength || word.length < typed.length - most) return;
    const wrong = mistakes(typed, word, most);
    if (wrong > most) return;
    if (wrong < most) found = [];
    most = wrong;
    found.push({ word, uses: (words.starts[id + 1] ?? 0) - (words.starts[id] ?? 0) });
  });
  return found
    .sort((a, b) => b.uses - a.uses)
    .slice(0, 3)
    .map(({ word }) => word);
}
