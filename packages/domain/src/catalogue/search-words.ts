import { lowerBound, prefixRange } from './codes.ts';
import type { SearchIndex } from './search-index.ts';
import { partFlags } from './types.ts';

const maxTokens = 12;

/** Returns whether a word of the catalogue begins with `token`. */
export function hasWord({ words }: SearchIndex, token: string): boolean {
  const [low, high] = prefixRange(words.tokens, token);
  return low < high;
}

/** Returns the rows with a word that begins with `token`; a row may appear more than once. */
export function rowsOfWord({ words }: SearchIndex, token: string): Int32Array {
  const [low, high] = prefixRange(words.tokens, token);
  return words.rows.subarray(words.starts[low] ?? 0, words.starts[high] ?? 0);
}

/**
 * Returns the rows that have, for every token, a word that begins with it: rows with more whole words first, discontinued parts last, then
 * list order. At most `limit`.
 */
export function rowsWithWords(index: SearchIndex, given: readonly string[], limit: number): number[] {
  const { words, list } = index;
  const { tokens, starts, rows, scratch } = words;
  const { marks, exact } = scratch;
  const wanted = [...new Set(given)].slice(0, maxTokens);
  if (wanted.length === 0 || limit <= 0) return [];
  const ranges = wanted
    .map((token) => {
      const [low, high] = prefixRange(tokens, token);
      return { token, from: starts[low] ?? 0, to: starts[high] ?? 0 };
    })
    .sort((a, b) => a.to - a.from - (b.to - b.from));
  if (ranges.some(({ from, to }) => from === to)) return [];

  if (scratch.next > 2_000_000_000) {
    marks.fill(0);
    scratch.next = 1;
  }
  const base = scratch.next;
  scratch.next += ranges.length + 1;
  ranges.forEach(({ from, to }, step) => {
    const before = base + step;
    for (let i = from; i < to; i += 1) {
      const row = rows[i] ?? 0;
      if (step === 0 || marks[row] === before) marks[row] = before + 1;
    }
  });
  const all = base + ranges.length;
  exact.fill(0);
  for (const { token } of ranges) {
    const place = lowerBound(tokens, token);
    if (tokens[place] !== token) continue;
    for (let i = starts[place] ?? 0; i < (starts[place + 1] ?? 0); i += 1) {
      const row = rows[i] ?? 0;
      if (marks[row] === all) exact[row] = (exact[row] ?? 0) + 1;
    }
  }
  const { flags } = list.columns;
  const buckets: number[][] = Array.from({ length: 2 * (ranges.length + 1) }, () => []);
  const best = buckets[buckets.length - 1];
  for (let row = 0; row < list.count; row += 1) {
    if (marks[row] !== all) continue;
    const gone = ((flags[row] ?? 0) & partFlags.discontinued) !== 0;
    const bucket = buckets[2 * (exact[row] ?? 0) + (gone ? 0 : 1)];
    if (bucket && bucket.length < limit) bucket.push(row);
    if (best && best.length >= limit) break;
  }
  return buckets.reverse().flat().slice(0, limit);
}
