import { plainCode, prefixRange } from './codes.ts';
import { nearCodes } from './near-codes.ts';
import type { AltCodes, SearchIndex } from './search-index.ts';
import { cleanSearch } from './search-text.ts';
import { hasWord, rowsWithWords } from './search-words.ts';
import { meantWords } from './spelling.ts';
import { tokensOf } from './tokens.ts';
import type { MatchReason } from './types.ts';

/**
 * Takes a found row and why: the customer's own or the superseded code that matched, or null; letters and digits of the code that were
 * typed (negative: as many characters as they are, 0: none); words to be marked in the description. Plain values, for a single letter
 * finds tens of thousands of rows.
 */
export type Take = (
  part: number,
  reason: MatchReason,
  alt: string | null,
  codeLetters: number,
  tokens: readonly string[],
) => void;

const noTokens: readonly string[] = [];
const mostNearCodes = 8;

/** How many codes are `key` in full. */
function inFull(codes: AltCodes, key: string): number {
  if (key === '') return 0;
  const [low, high] = prefixRange(codes.keys, key);
  let same = low;
  while (same < high && codes.keys[same] === key) same += 1;
  return same - low;
}

/** Words as they are, or where a word is none of the catalogue's, as those that it may have been meant for. */
function forgiven(index: SearchIndex, tokens: readonly string[]): string[][] | null {
  let ways: string[][] = [[]];
  for (const token of tokens) {
    const meant = hasWord(index, token) ? [token] : meantWords(index, token);
    if (meant.length === 0) return null;
    ways = ways.flatMap((way) => meant.map((word) => [...way, word])).slice(0, 9);
  }
  return ways;
}

/**
 * Gives rows to `take`, best first (SRCH-01): exact code, beginning of a code, code without punctuation, own code, superseded code,
 * words; only where all that finds nothing, with typing mistakes forgiven. Each row once. At most `limit`.
 */
export function rank(index: SearchIndex, text: string, limit: number, take: Take): void {
  const typed = cleanSearch(text);
  if (typed === '' || limit <= 0) return;
  const seen = new Uint8Array(index.list.count);
  let many = 0;
  const add = (part: number, reason: MatchReason, alt: string | null, letters: number, words = noTokens): void => {
    if (seen[part] !== 0) return;
    seen[part] = 1;
    many += 1;
    take(part, reason, alt, letters, words);
  };
  const addAlt = (codes: AltCodes, key: string, reason: MatchReason): void => {
    const [low, high] = prefixRange(codes.keys, key);
    for (let i = low; i < high && many < limit; i += 1) {
      add(codes.values[i] ?? 0, reason, codes.texts[i] ?? null, 0);
    }
  };

  const mutated = cleanSearch(index.mutate(typed));
  for (const words of new Set([typed, mutated])) {
    const upper = words.toUpperCase();
    const key = plainCode(words);
    // An own or superseded code typed in full always has its place.
    const kept = Math.min(limit - 1, inFull(index.customer, key) + inFull(index.superseded, key));
    const [low, high] = prefixRange(index.codes.keys, upper);
    for (let i = low; i < high && many < limit - kept; i += 1) {
      const whole = index.codes.keys[i] === upper;
      add(index.codes.values[i] ?? 0, whole ? 'code' : 'code_start', null, -upper.length);
    }
    if (key === '') continue;
    const [plainLow, plainHigh] = prefixRange(index.plainCodes.keys, key);
    for (let i = plainLow; i < plainHigh && many < limit - kept; i += 1) {
      add(index.plainCodes.values[i] ?? 0, 'code_plain', null, key.length);
    }
    addAlt(index.customer, key, 'customer_code');
    addAlt(index.superseded, key, 'superseded');
  }
  if (many >= limit) return;
  const tokens = tokensOf(mutated).map((token) => token.text);
  for (const part of rowsWithWords(index, tokens, limit)) {
    if (many >= limit) return;
    add(part, 'words', null, 0, tokens);
  }
  if (many > 0 || tokens.length === 0) return;
  for (const near of nearCodes(index, typed, Math.min(limit, mostNearCodes))) {
    add(index.list.rowOf(near.stock_code), 'near_code', null, 0);
  }
  for (const way of forgiven(index, tokens) ?? []) {
    for (const part of rowsWithWords(index, way, limit)) {
      if (many >= limit) return;
      add(part, 'near_words', null, 0, way);
    }
  }
}
