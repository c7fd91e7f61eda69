import { tokensOf } from '../fasteners/tokens.ts';
import { plainCode, prefixRange } from './codes.ts';
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

/** Returns how many codes equal `key`. */
function inFull(codes: AltCodes, key: string): number {
  if (key === '') return 0;
  const [low, high] = prefixRange(codes.keys, key);
  let same = low;
  while (same < high && codes.keys[same] === key) same += 1;
  return same - low;
}

/** Interleaves the parts of several items: the best bolt, the best nut, the next bolt. */
function byTurns(found: readonly FoundItem[]): { row: number; of: FoundItem }[] {
  const most = Math.max(0, ...found.map(({ parts }) => parts.length));
  return Array.from({ length: most }, (_, i) =>
    found.flatMap((of) => {
      const row = of.parts[i];
      return row === undefined ? [] : [{ row, of }];
    }),
  ).flat();
}

/**
 * Passes rows to `take`, best first (SRCH-01): exact code, code prefix, code without punctuation, own code, superseded code, then the parts
 * that match the text as the grammar reads it, common parts first, the nearest if none matches fully. Each row once, at most `limit`.
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
    // Reserves places for own or superseded codes that were typed in full.
    const reserved = Math.min(limit - 1, inFull(index.customer, key) + inFull(index.superseded, key));
    const [low, high] = prefixRange(index.codes.keys, upper);
    for (let i = low; i < high && many < limit - reserved; i += 1) {
      const whole = index.codes.keys[i] === upper;
      add(index.codes.values[i] ?? 0, whole ? 'code' : 'code_start', null, -upper.length);
    }
    if (key === '') continue;
    const [plainLow, plainHigh] = prefixRange(index.plainCodes.keys, key);
    for (let i = plainLow; i < plainHigh && many < limit - reserved; i += 1) {
      add(index.plainCodes.values[i] ?? 0, 'code_plain', null, key.length);
    }
    addAlt(index.customer, key, 'customer_code');
    addAlt(index.superseded, key, 'superseded');
  }
  if (many >= limit) return;
  const tokens = tokensOf(mutated).map((token) => token.text);
  // A single word that contains digits is treated as a code, possibly mistyped, before it is treated as a description.
  const single = !/\s/.test(typed) && /\d/.test(typed) && /[a-z]/i.test(typed) && plainCode(typed).length > 6;
  // A code, or the beginning of one, is not read as a description too.
  if (single && many > 0) return;
  const near = single ? nearCodes(index, typed, Math.min(limit, maxNearCodes)) : [];
  for (const { stock_code } of near) add(index.list.rowOf(stock_code), 'near_code', null, 0);
  const reading = readSearch(index, mutated, true);
  const found = near.length > 0 ? [] : findParts(index, reading, { limit, typing: true });
  const misspelt = reading.corrected.length > 0 || reading.unknown.some(({ text: word }) => !hasWord(index, word));
  for (const { row, of } of byTurns(found)) {
    add(row, misspelt ? 'near_words' : 'words', null, 0, tokens, () => withoutOf(index, reading, of, row));
  }
  if (found.every(({ parts }) => parts.length === 0)) {
    for (const part of rowsWithWords(index, tokens, limit)) add(part, 'words', null, 0, tokens);
  }
  if (many > 0 || tokens.length === 0 || single) return;
  for (const { stock_code } of nearCodes(index, typed, Math.min(limit, maxNearCodes))) {
    add(index.list.rowOf(stock_code), 'near_code', null, 0);
  }
}
