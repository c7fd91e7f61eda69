import { joinedColumns, type Layout } from '../mapping/index.ts';
import { readingMessages } from '../messages/reading.ts';
import type { Feed } from '../records/index.ts';
import { type FileFault, fileFault, type Problem } from './problem.ts';

const messages = readingMessages.header;

/** Normalises column names: `Stock Code` and `stock-code` are `stock_code`. */
export const plainName = (name: string) =>
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
  const given = names.map(plainName);
  const again = doubled(given);
  if (again !== undefined) throw fileFault(messages.columnTwice(again), line);
  const columns = Object.keys(feed.columns);
  // An empty name leaves a column out that the file has under the feed's own name.
  const filled = columns.filter((column) => layout.columns[column] !== '');
  const wanted = new Map(columns.map((column) => [column, plainName(layout.columns[column] ?? column)]));
  const places = new Map(
    filled.flatMap((column) => {
      const place = given.indexOf(wanted.get(column) ?? '');
      return place < 0 ? [] : [[column, place] as const];
    }),
  );
  const deleted = isDelta ? given.indexOf(deletedColumn) : -1;
  if (deleted >= 0) places.set(deletedColumn, deleted);
  const joined = new Set(Object.values(layout.columns).flatMap(joinedColumns).map(plainName));
  const used = new Set(places.values());
  const isNeeded = (column: string) => feed.columns[column]?.required && (deleted < 0 || feed.key.includes(column));
  const missing = columns.filter(
    (column) => isNeeded(column) && !places.has(column) && layout.constants[column] === undefined,
  );
  if (missing.length > 0) throw missingColumns(missing, wanted, names, line);
  const lost = filled.filter((column) => layout.columns[column] !== undefined && !places.has(column));
  const ignored = given.filter((name, place) => name !== '' && !used.has(place) && !joined.has(name));
  return {
    places,
    warnings: [
      ...lost.map((column) => ({ column, ...messages.notFilled(layout.columns[column] ?? '') })),
      ...ignored.map((column) => ({ column, ...messages.ignored })),
    ],
  };
}

function missingColumns(
  missing: readonly string[],
  wanted: ReadonlyMap<string, string>,
  names: readonly string[],
  line: number,
): FileFault {
  const [only = ''] = names;
  const sign = names.length === 1 ? [';', '\t', '|', ','].find((each) => only.includes(each)) : undefined;
  if (sign !== undefined) return fileFault(messages.otherDelimiter(sign === '\t' ? '\\t' : sign), line);
  return fileFault(messages.missing(missing.map((column) => wanted.get(column) ?? column)), line);
}
