import { plain, tokensOf } from '../fasteners/tokens.ts';
import { rank } from './ranking.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchHit } from './types.ts';

type Range = readonly [number, number];

/** Returns the range in a code from the first to the last of the letters and digits of `plainPart`. */
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

function codeRanges(code: string, letters: number): Range[] {
  if (letters === 0) return [];
  return [letters < 0 ? [0, Math.min(-letters, code.length)] : plainRange(code, letters)];
}

function descriptionRanges(description: string, tokens: readonly string[]): Range[] {
  if (tokens.length === 0) return [];
  // Characters such as ½ get longer when written out, which would shift the positions.
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

/** Returns ranked hits with the ranges to highlight (SRCH-01, SRCH-02). Each part appears once, for its best match. */
export function search(index: SearchIndex, text: string, limit: number): SearchHit[] {
  const hits: SearchHit[] = [];
  const { list } = index;
  rank(index, text, limit, (part, reason, alt, codeLetters, tokens, without) => {
    const stock_code = list.stock_code[part] ?? '';
    const description = list.description[part] ?? '';
    hits.push({
      part,
      stock_code,
      description,
      reason,
      matchedAltStockCode: alt,
      codeRanges: codeRanges(stock_code, codeLetters),
      descriptionRanges: descriptionRanges(description, tokens),
      without: without(),
    });
  });
  return hits;
}

/** Returns the rows of all matches of a text, best first; filters narrow these (FILT-02). */
export function rowsFound(index: SearchIndex, text: string): Int32Array {
  const rows = new Int32Array(index.list.count);
  let many = 0;
  rank(index, text, rows.length, (part) => {
    rows[many] = part;
    many += 1;
  });
  return rows.slice(0, many);
}
