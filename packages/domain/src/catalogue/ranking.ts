import { tokensOf } from '../fasteners/tokens.ts';
import { best } from './best-rows.ts';
import { plainCode, prefixRange, type SortedCodes } from './codes.ts';
import { type FoundItem, findParts } from './find-parts.ts';
import { nearCodes } from './near-codes.ts';
import { readSearch } from './read-search.ts';
import type { AltCodes, SearchIndex } from './search-index.ts';
import { cleanSearch } from './search-text.ts';
import { hasWord, rowsWithWords } from './search-words.ts';
import type { MatchReason } from './types.ts';
import { withoutOf } from './without-part.ts';

/**
 * Receives a found row and why it matched: the customer's own or superseded code, or null; how many letters and digits of the code were
 * typed (negative: as many plain characters, 0: none); words to highlight in the description; what the part lacks. Plain arguments rather
 * than an object, because a single letter finds tens of thousands of rows.
 */
export type Take = (
  part: number,
  reason: MatchReason,
  alt: string | null,
  codeLetters: number,
  tokens: readonly string[],
  without: () => readonly string[],
) => void;

const noTokens: readonly string[] = [];
const nothing = (): readonly string[] => noTokens;
const maxNearCodes = 8;

/**
 * Returns the rows that are not in `seen` and whose code begins with `prefix`: the code itself first, then the most bought, never in
 * code order.
 */
function rowsFrom(
  index: SearchIndex,
  codes: SortedCodes,
  prefix: string,
  limit: number,
  seen: Uint8Array,
): readonly number[] {
  const [low, high] = prefixRange(codes.keys, prefix);
  const rows = new Int32Array(high - low);
  const worth = new Float64Array(high - low);
  let many = 0;
  for (let i = low; i < high; i += 1) {
    const row = codes.values[i] ?? 0;
    if (seen[row] !== 0) continue;
    rows[many] = row;
    worth[many] = (codes.keys[i] === prefix ? 10_000 : 0) + (index.parts.ordinary[row] ?? 0) + (index.boost[row] ?? 0);
    many += 1;
  }
  return best(rows, worth, many, limit);
}

/** Interleaves the parts of several items: the best bolt, the best nut, the next bolt. */
function takeByTurns(found: readonly FoundItem[], take: (row: number, of: FoundItem) => void): void {
  const most = Math.max(0, ...found.map(({ parts }) => parts.length));
  for (let i = 0; i < most; i += 1) {
    for (const of of found) {
      const row = of.parts[i];
      if (row !== undefined) take(row, of);
    }
  }
}

/**
 * Passes rows to `take`, best first (SRCH-01): exact code, own or superseded code typed in full, code prefix, code without punctuation,
 * beginnings of own and superseded codes, then the parts that match the text as the grammar reads it, the nearest if none matches fully.
 * Among equals, those that the account bought come first, then what all customers buy, then ordinary parts. Each row once, at most `limit`.
 */
export function rank(index: SearchIndex, text: string, limit: number, take: Take): void {
  const typed = cleanSearch(text);
  if (typed === '' || limit <= 0) return;
  const seen = new Uint8Array(index.list.count);
  let many = 0;
  const add = (
    part: number,
    reason: MatchReason,
    alt: string | null,
    letters: number,
    words = noTokens,
    without = nothing,
  ): void => {
    if (seen[part] !== 0 || many >= limit) return;
    seen[part] = 1;
    many += 1;
    take(part, reason, alt, letters, words, without);
  };
  /** `whole`: only codes typed in full. */
  const addAlt = (codes: AltCodes, key: string, reason: MatchReason, whole: boolean): void => {
    const [low, high] = prefixRange(codes.keys, key);
    for (let i = low; i < high && many < limit; i += 1) {
      if (whole && codes.keys[i] !== key) continue;
      add(codes.values[i] ?? 0, reason, codes.texts[i] ?? null, 0);
    }
  };

  const mutated = cleanSearch(index.mutate(typed));
  for (const words of new Set([typed, mutated])) {
    const upper = words.toUpperCase();
    const key = plainCode(words);
    const exact = index.list.rowOf(upper);
    if (exact >= 0) add(exact, 'code', null, -upper.length);
    if (key !== '') {
      addAlt(index.customer, key, 'customer_code', true);
      addAlt(index.superseded, key, 'superseded', true);
    }
    for (const row of rowsFrom(index, index.codes, upper, limit, seen)) add(row, 'code_start', null, -upper.length);
    if (key === '') continue;
    for (const row of rowsFrom(index, index.plainCodes, key, limit, seen)) add(row, 'code_plain', null, key.length);
    addAlt(index.customer, key, 'customer_code', false);
    addAlt(index.superseded, key, 'superseded', false);
  }
  if (many >= limit) return;
  const tokens = tokensOf(mutated).map((token) => token.text);
  // A single word that contains digits is treated as a code, possibly mistyped, before it is treated as a description.
  const single = !/\s/.test(typed) && /\d/.test(typed) && /[a-z]/i.test(typed) && plainCode(typed).length > 6;
  // If codes match, the text is not also read as a description.
  if (single && many > 0) return;
  const near = single ? nearCodes(index, typed, Math.min(limit, maxNearCodes)) : [];
  for (const { stock_code } of near) add(index.list.rowOf(stock_code), 'near_code', null, 0);
  const reading = readSearch(index, mutated, { typing: true });
  const found = near.length > 0 ? [] : findParts(index, reading, { limit, typing: true });
  const misspelt = reading.corrected.length > 0 || reading.unknown.some(({ text: word }) => !hasWord(index, word));
  takeByTurns(found, (row, of) =>
    add(row, misspelt ? 'near_words' : 'words', null, 0, tokens, () => withoutOf(index, reading, of, row)),
  );
  if (found.every(({ parts }) => parts.length === 0)) {
    for (const part of rowsWithWords(index, tokens, limit)) add(part, 'words', null, 0, tokens);
  }
  if (many > 0 || tokens.length === 0 || single) return;
  for (const { stock_code } of nearCodes(index, typed, Math.min(limit, maxNearCodes))) {
    add(index.list.rowOf(stock_code), 'near_code', null, 0);
  }
}
