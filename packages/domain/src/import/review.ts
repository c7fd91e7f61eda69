import type { SearchIndex } from '../catalogue/search-index.ts';
import { findCode } from './code-book.ts';
import { readCells, readText } from './read-text.ts';
import { rowsOf } from './rows.ts';
import { matchRows } from './rows-of-parts.ts';
import type { ImportRequest, ImportReview, MatchedRow } from './types.ts';

/** Maximum rows per import; further rows are counted and reported. */
export const mostRows = 2_000;

/** Reads a list and matches it against the catalogue (IMP-01, IMP-03, IMP-06). Every row is in `rows`, `leftOut` or `tooMany`. */
export function reviewImport(index: SearchIndex, request: ImportRequest): ImportReview {
  const list = request.cells ? readCells(request.cells) : readText(request.text ?? '');
  const cache = new Map<string, boolean>();
  const isCode = (text: string): boolean => {
    const known = cache.get(text);
    if (known !== undefined) return known;
    const hit = findCode(index, text, request.aliases);
    const found = hit !== null && hit.how !== 'damaged';
    cache.set(text, found);
    return found;
  };
  const { rows, leftOut, tables, notes } = rowsOf(
    list,
    isCode,
    { ...request.layouts, ...request.roles },
    index.parts.lexicon.tables,
  );
  const matched = rows.slice(0, mostRows).flatMap((row) => matchRows(index, row, request.aliases));
  return { rows: matched, leftOut, tables, notes, tooMany: Math.max(0, rows.length - mostRows) };
}

/** Ids of rows with the same part, by part code; only parts with several rows. */
export function duplicatesOf(
  rows: readonly { readonly id: string; readonly stock_code: string }[],
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const { id, stock_code } of rows) {
    const group = groups.get(stock_code);
    if (group) group.push(id);
    else groups.set(stock_code, [id]);
  }
  return new Map([...groups].filter(([, ids]) => ids.length > 1));
}

/** How many rows are in each band. */
export function bandCounts(rows: readonly Pick<MatchedRow, 'band'>[]): Readonly<Record<MatchedRow['band'], number>> {
  const counts = { sure: 0, check: 0, choose: 0, unknown: 0 };
  for (const { band } of rows) counts[band] += 1;
  return counts;
}

/** Whether a `check` row is unconfirmed. Its part or quantity may be wrong, so it is not added. */
export const isUnchecked = (row: {
  readonly band: MatchedRow['band'];
  readonly settled: boolean;
  readonly left: string | null;
}): boolean => row.left === null && row.band === 'check' && !row.settled;
