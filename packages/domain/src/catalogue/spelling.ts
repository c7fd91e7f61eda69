import { mistakes } from '../fasteners/mistakes.ts';
import type { SearchIndex } from './search-index.ts';

/** Words of fewer letters have too many neighbours. */
const shortest = 4;
const shortestMeant = 3;
/** From this many letters on two mistakes are forgiven. */
const long = 8;

/**
 * Words of the catalogue that a word may have been meant for, those with fewest mistakes alone, the most used first; none for figures
 * and short words. At most three.
 */
export function meantWords({ words }: SearchIndex, typed: string): string[] {
  if (typed.length < shortest || !/^\p{L}+$/u.test(typed)) return [];
  let most = typed.length >= long ? 2 : 1;
  let found: { readonly word: string; readonly uses: number }[] = [];
  words.tokens.forEach((word, id) => {
    if (word.length < shortestMeant || word.length < typed.length - most) return;
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
