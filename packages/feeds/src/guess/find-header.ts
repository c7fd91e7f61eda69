import type { FileContent, TableRow } from '../reading/index.ts';

/** Rows that are examined, and the last line on which a header is expected. */
const mostRows = 200;
const lastHeaderLine = 50;
/** Rows of a table without titles that have the same number of cells. */
const evenRows = 10;
const delimiters = [';', '\t', '|', ','] as const;

/** A header names most of the columns; a title fills few. */
const leastShare = 0.7;

const filled = ({ cells }: TableRow) => cells.filter((cell) => cell.trim() !== '').length;

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The usual number of cells, from the second half of the rows, which is below any titles. */
const usual = (rows: readonly TableRow[], count: (row: TableRow) => number) =>
  median(rows.slice(Math.floor(rows.length / 2)).map(count));
const usualWidth = (rows: readonly TableRow[]) => usual(rows, ({ cells }) => cells.length);

function headerOf(rows: readonly TableRow[]): TableRow | undefined {
  const usuallyFilled = usual(rows, filled);
  return usuallyFilled < 2 ? rows[0] : rows.find((row) => filled(row) >= usuallyFilled * leastShare);
}

async function firstRows(content: FileContent): Promise<readonly TableRow[]> {
  const rows: TableRow[] = [];
  if (content.kind !== 'table') return rows;
  for await (const row of content.rows) {
    rows.push(row);
    if (rows.length >= mostRows) break;
  }
  return rows;
}

/**
 * The line of the header of a table that has titles above it, such as a report of an ERP; null if it is the first one. `open` opens the file
 * with a delimiter, or with the one of its first line.
 */
export async function findHeaderLine(
  open: (delimiter?: string) => FileContent,
  isText: boolean,
): Promise<number | null> {
  const asItIs = await firstRows(open());
  const [first] = asItIs;
  if (!first) return null;
  // A comma in a title would be taken for the delimiter, but the lines below it have other numbers of cells.
  const isEven = asItIs.slice(0, evenRows).every(({ cells }) => cells.length === first.cells.length);
  const isPlain = first.cells.length > 1 && (isEven || !isText) && headerOf(asItIs) === first;
  if (isPlain) return null;
  let best = asItIs;
  // A title has no delimiter, or another one in its words.
  for (const delimiter of isText ? delimiters : []) {
    const rows = await firstRows(open(delimiter));
    if (usualWidth(rows) > usualWidth(best)) best = rows;
  }
  const line = headerOf(best)?.line ?? first.line;
  return line === first.line || line > lastHeaderLine ? null : line;
}
