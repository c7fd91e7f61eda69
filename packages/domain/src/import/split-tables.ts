import { startsTable } from './columns.ts';
import type { SourceRow } from './types.ts';

/** `Nuts`: one cell that could be the title of what follows. */
const isTitle = ({ cells }: SourceRow): boolean => cells.filter((cell) => cell !== '').length === 1;

/** Blank lines or lines of text separate two rows, and the second has other columns. */
function changesAfterGap(rows: readonly SourceRow[], at: number): boolean {
  const [before, row, next] = [rows[at - 1], rows[at], rows[at + 1]];
  if (!before || !row || !next || isTitle(before) || isTitle(row)) return false;
  const width = row.cells.length;
  return row.line - before.line > 1 && before.cells.length !== width && next.cells.length === width;
}

/** The tables of a list, one below another. Each begins at its headings, with the title above them, or after a gap. */
export function splitTables(rows: readonly SourceRow[], isCode: (text: string) => boolean): readonly SourceRow[][] {
  const tables: SourceRow[][] = [];
  let table: SourceRow[] = [];
  for (const [i, row] of rows.entries()) {
    const titles = table.length - 1 - table.findLastIndex((each) => !isTitle(each));
    const hasRows = table.length > titles;
    if (hasRows && (startsTable(row, isCode) || changesAfterGap(rows, i))) {
      tables.push(table.slice(0, table.length - titles));
      table = table.slice(table.length - titles);
    }
    table.push(row);
  }
  return [...tables, table].filter(({ length }) => length > 0);
}
