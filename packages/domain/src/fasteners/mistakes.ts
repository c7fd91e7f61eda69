/**
 * Returns the least number of wrong, missing, extra or swapped letters between `typed` and the beginning of `word`, since `typed` may be
 * unfinished (restricted Damerau-Levenshtein distance). Returns `most + 1` for anything above `most`.
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

/** Like `mistakes`, but compares both words in full. */
export function misspelt(typed: string, word: string, most: number): number {
  return Math.abs(typed.length - word.length) > most
    ? most + 1
    : Math.max(mistakes(typed, word, most), mistakes(word, typed, most));
}
