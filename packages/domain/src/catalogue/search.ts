import { plainCode, prefixRange } from './codes.ts';
import type { AltCodes, SearchIndex } from './search-index.ts';
import { rowsWithWords } from './search-words.ts';
import { plain, tokensOf } from './tokens.ts';
import type { MatchReason, SearchHit } from './types.ts';

/** Longer input is cut here. */
export const longestSearch = 200;

type Range = readonly [number, number];

/** What was typed, harmless: cut, without control characters and wildcards, which mean nothing here. */
export function cleanSearch(text: string): string {
  return text
    .slice(0, longestSearch)
    .replace(/[\p{C}*?%\\]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Where the letters and digits of `plainPart` stand in a code, from the first of them to the last. */
function plainRange(code: string, length: number): Range {
  let seen = 0;
  let start = -1;
  for (let i = 0; i < code.length; i += 1) {
    if (!/[\p{L}\p{N}]/u.test(code[i] ?? '')) continue;
    if (start < 0) start = i;
    seen += 1;
    if (seen === length) return [start, i + 1];
  }
  return [Math.max(start, 0), code.length];
}

function descriptionRanges(description: string, tokens: readonly string[]): Range[] {
  // A sign such as ½ is longer once written out: then the places would lie.
  const lower = plain(description);
  if (lower.length !== description.length) return [];
  const ranges: Range[] = [];
  for (const { text, start, end } of tokensOf(description, true)) {
    const matched = tokens.filter((token) => text.startsWith(token)).sort((a, b) => b.length - a.length)[0];
    if (matched === undefined) continue;
    ranges.push([start, lower.startsWith(matched, start) ? start + matched.length : end]);
  }
  return ranges;
}

/**
 * Ranked hits (SRCH-01, SRCH-02): exact code, beginning of a code, code without punctuation, own code, superseded code,
 * words. A part is named once, for its best reason. An own or superseded code typed in full always has its place.
 */
export function search(index: SearchIndex, text: string, limit: number): SearchHit[] {
  const typed = cleanSearch(text);
  const hits = new Map<number, SearchHit>();
  if (typed === '' || limit <= 0) return [];
  const { list } = index;
  const add = (part: number, reason: MatchReason, more: Partial<SearchHit> = {}): void => {
    if (hits.has(part)) return;
    const stock_code = list.stock_code[part] ?? '';
    const description = list.description[part] ?? '';
    hits.set(part, {
      part,
      stock_code,
      description,
      reason,
      matchedAltStockCode: null,
      codeRanges: [],
      descriptionRanges: [],
      ...more,
    });
  };
  const inFull = (codes: AltCodes, key: string): number => {
    const [low, high] = prefixRange(codes.keys, key);
    let same = low;
    while (same < high && codes.keys[same] === key) same += 1;
    return key === '' ? 0 : same - low;
  };
  const addAlt = (codes: AltCodes, key: string, reason: MatchReason): void => {
    const [low, high] = prefixRange(codes.keys, key);
    for (let i = low; i < high && hits.size < limit; i += 1) {
      add(codes.values[i] ?? 0, reason, { matchedAltStockCode: codes.texts[i] ?? null });
    }
  };

  const mutated = cleanSearch(index.mutate(typed));
  for (const words of new Set([typed, mutated])) {
    const upper = words.toUpperCase();
    const key = plainCode(words);
    const kept = Math.min(limit - 1, inFull(index.customer, key) + inFull(index.superseded, key));
    const [low, high] = prefixRange(index.codes.keys, upper);
    for (let i = low; i < high && hits.size < limit - kept; i += 1) {
      const whole = index.codes.keys[i] === upper;
      add(index.codes.values[i] ?? 0, whole ? 'code' : 'code_start', { codeRanges: [[0, upper.length]] });
    }
    if (key === '') continue;
    const [plainLow, plainHigh] = prefixRange(index.plainCodes.keys, key);
    for (let i = plainLow; i < plainHigh && hits.size < limit - kept; i += 1) {
      const part = index.plainCodes.values[i] ?? 0;
      add(part, 'code_plain', { codeRanges: [plainRange(list.stock_code[part] ?? '', key.length)] });
    }
    addAlt(index.customer, key, 'customer_code');
    addAlt(index.superseded, key, 'superseded');
  }
  if (hits.size < limit) {
    const tokens = tokensOf(mutated).map((token) => token.text);
    for (const part of rowsWithWords(index, tokens, limit)) {
      if (hits.size >= limit) break;
      add(part, 'words', { descriptionRanges: descriptionRanges(list.description[part] ?? '', tokens) });
    }
  }
  return [...hits.values()];
}
