import type { Layout } from '../mapping/index.ts';
import type { Feed } from '../records/index.ts';
import { FileFault, type Problem } from './problem.ts';

/** Normalises column names: `Stock Code` and `stock-code` are `stock_code`. */
const plain = (name: string) =>
  name
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** Column of a delta: `yes` deletes the row with this key. */
export const deletedColumn = 'deleted';

/** The positions of a feed's columns in a file. */
export interface Header {
  /** Column of the feed → index of its cell in a row. */
  readonly places: ReadonlyMap<string, number>;
  readonly warnings: readonly Pick<Problem, 'column' | 'message' | 'remedy'>[];
}

function doubled(names: readonly string[]): string | undefined {
  return names.find((name, index) => name !== '' && names.indexOf(name) !== index);
}

/**
 * Finds the columns of a feed by the names in a file's header. In a delta, rows that only delete need no more than the key, so a file with
 * the column `deleted` may lack the others. Throws a `FileFault` if the header is unusable.
 */
export function readHeader(
  feed: Feed,
  layout: Layout,
  names: readonly string[],
  line: number,
  isDelta = false,
): Header {
  const given = names.map(plain);
  const again = doubled(given);
  if (again !== undefined) {
    throw new FileFault(`the header names the column ${again} twice`, 'Rename or remove one of the two columns.', line);
  }
  const columns = Object.keys(feed.columns);
  const wanted = new Map(columns.map((column) => [column, plain(layout.columns[column] ?? column)]));
  const places = new Map(
    columns.flatMap((column) => {
      const place = given.indexOf(wanted.get(column) ?? '');
      return place < 0 ? [] : [[column, place] as const];
    }),
  );
  const deleted = isDelta ? given.indexOf(deletedColumn) : -1;
  if (deleted >= 0) places.set(deletedColumn, deleted);
  const used = new Set(places.values());
  const isNeeded = (column: string) => feed.columns[column]?.required && (deleted < 0 || feed.key.includes(column));
  const missing = columns.filter(
    (column) => isNeeded(column) && !places.has(column) && layout.constants[column] === undefined,
  );
  if (missing.length > 0) throw missingColumns(missing, wanted, names, line);
  const lost = columns.filter((column) => layout.columns[column] !== undefined && !places.has(column));
  const ignored = given.filter((name, place) => name !== '' && !used.has(place));
  return {
    places,
    warnings: [
      ...lost.map((column) => ({
        column,
        message: `is not filled: the file has no column ${layout.columns[column]}`,
        remedy: 'Correct the name in the mapping file.',
      })),
      ...ignored.map((column) => ({
        column,
        message: 'is not a column of this feed and is ignored',
        remedy: 'If it is needed, name it in the mapping file (columns).',
      })),
    ],
  };
}

function missingColumns(
  missing: readonly string[],
  wanted: ReadonlyMap<string, string>,
  names: readonly string[],
  line: number,
): FileFault {
  const listed = missing.map((column) => wanted.get(column) ?? column).join(', ');
  const [only = ''] = names;
  const sign = names.length === 1 ? [';', '\t', '|', ','].find((each) => only.includes(each)) : undefined;
  if (sign !== undefined) {
    const named = sign === '\t' ? '\\t' : sign;
    return new FileFault(
      'the header has a single column: the delimiter is another one',
      `Set delimiter: "${named}" in the mapping file.`,
      line,
    );
  }
  return new FileFault(
    `the header lacks the column${missing.length === 1 ? '' : 's'} ${listed}`,
    'Is the first line the header? Add the columns, or name them in the mapping file (columns).',
    line,
  );
}
