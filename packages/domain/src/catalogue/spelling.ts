import type { SearchIndex } from './search-index.ts';

/** Words of fewer letters have too many neighbours. */
const shortest = 4;
const shortestMeant = 3;
/** From this many letters on two mistakes are forgiven. */
const long = 8;

/**
 * Least number of letters wrong, missing, too many or swapped between `typed` and the beginning of `word`, for `typed` may not be
 * finished (restricted Damerau-Levenshtein). Anything above `most` is told as `most + 1`.
 */
export function mistakes(typed: string, word: string, most: number): number {
  const wide = Math.min(word.length, typed.length + most);
  let before: number[] = [];
  let last = Array.from({ length: wide + 1 }, (_, j) => j);
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= wide; j += 1) {
      const same = typed[i - 1] === word[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return Math.min(...last, most + 1);
}

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
