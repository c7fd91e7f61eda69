import { roleOfHead } from './headings.ts';
import type { SourceRow } from './types.ts';

const nameAndFigure = /^(\p{L}[\p{L} .]{0,20}?)\s*[:=]?\s*(\d[\d.,]*)$/u;

/** `min` of `MIN 50`; empty for other cells. */
const nameIn = (cell: string): string => nameAndFigure.exec(cell)?.[1]?.trim().toLowerCase() ?? '';

/** `BIN 04 | M8 x 20 | MIN 50 | ORDER 150`: columns whose cells say what they are, as a heading would. Null if there are none. */
export function namedCells(
  rows: readonly SourceRow[],
): { readonly heads: readonly string[]; readonly rows: readonly SourceRow[] } | null {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (rows.length < 2) return null;
  const heads = Array.from({ length: width }, (_, column) => {
    const [name = '', ...others] = new Set(rows.map(({ cells }) => nameIn(cells[column] ?? '')));
    return others.length === 0 && roleOfHead(name) !== null ? name : '';
  });
  if (heads.every((head) => head === '')) return null;
  const bare = rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, column) => (heads[column] ? (nameAndFigure.exec(cell)?.[2] ?? cell) : cell)),
  }));
  return { heads, rows: bare };
}
