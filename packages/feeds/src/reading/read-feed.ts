import type { Layout } from '../mapping/index.ts';
import { readingMessages } from '../messages/reading.ts';
import { type Feed, type FeedRecord, keyOf } from '../records/index.ts';
import { isFault, plainFormats, readValue } from '../values/index.ts';
import type { TableRow } from './csv-rows.ts';
import { deletedColumn, type Header, readHeader } from './header.ts';
import type { JsonRow } from './json-rows.ts';
import { FileFault, fileFault, type Problem } from './problem.ts';
import { isLeftOut, readRecord } from './read-record.ts';

export interface FeedRow {
  readonly line: number;
  readonly key: string;
  /** For a deleted row, only the columns of the key. */
  readonly record: FeedRecord;
  /** True for a row of a delta that deletes its key. */
  readonly isDeleted?: boolean;
}

/** A usable row, or a problem to report. If a file cannot be read any further, the last item is an error for the file. */
export type FeedItem = { readonly row: FeedRow } | { readonly problem: Problem };

/** The content of a file, before its columns are known. */
export type FileContent =
  | { readonly kind: 'table'; readonly rows: AsyncIterable<TableRow> }
  | {
      readonly kind: 'json';
      readonly rows: AsyncIterable<JsonRow>;
      /** Whether rows may have fields that only a mapping file uses, so that unknown fields are not reported. */
      readonly hasOtherFields?: boolean;
    };

interface Source {
  readonly feed: Feed;
  readonly file: string;
  readonly layout: Layout;
  /** Whether the file holds only changes, so that a column `deleted` deletes rows. */
  readonly isDelta?: boolean;
}

type Found = Pick<Problem, 'line' | 'column' | 'value' | 'message' | 'remedy'>;

/** Yields the rows of a feed's file, with problems where they occur. */
export async function* readFeed(source: Source, content: FileContent): AsyncGenerator<FeedItem> {
  const problem = (found: Found, level: Problem['level'] = 'error'): FeedItem => ({
    problem: { level, feed: source.feed.name, file: source.file, ...found },
  });
  try {
    yield* content.kind === 'table' ? tableItems(source, content.rows, problem) : jsonItems(source, content, problem);
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    const { line, message, remedy } = error;
    yield problem({ line, column: null, value: null, message, remedy });
  }
}

type Report = (found: Found, level?: Problem['level']) => FeedItem;

/** The feed with the columns of its key only. */
function keyOnly(feed: Feed): Feed {
  const columns = Object.entries(feed.columns).filter(([column]) => feed.key.includes(column));
  return { ...feed, columns: Object.fromEntries(columns) };
}

function* recordItems(
  { feed, layout, isDelta = false }: Source,
  line: number,
  cellOf: (column: string) => string | undefined,
  problem: Report,
): Generator<FeedItem> {
  const marker = isDelta ? (cellOf(deletedColumn) ?? '').trim() : '';
  const isDeleted = marker === '' ? false : readValue({ kind: 'boolean' }, marker, plainFormats);
  if (isFault(isDeleted)) {
    yield problem({
      line,
      column: deletedColumn,
      value: marker,
      message: isDeleted.message,
      remedy: readingMessages.deletedRemedy,
    });
    return;
  }
  const { record, faults } = readRecord(isDeleted === true ? keyOnly(feed) : feed, layout, cellOf);
  const deletion = isDeleted === true ? { isDeleted } : {};
  if (faults.length === 0) yield { row: { line, key: keyOf(feed, record), record, ...deletion } };
  for (const fault of faults) yield problem({ line, ...fault });
}

function* leftOutItems(count: number, problem: Report): Generator<FeedItem> {
  if (count > 0) yield problem({ line: null, column: null, value: null, ...readingMessages.leftOut(count) }, 'warning');
}

async function* tableItems(source: Source, rows: AsyncIterable<TableRow>, problem: Report): AsyncGenerator<FeedItem> {
  let header: Header | null = null;
  let width = 0;
  let leftOut = 0;
  for await (const { line, cells } of rows) {
    if (header === null) {
      header = readHeader(source.feed, source.layout, cells, line, source.isDelta);
      width = cells.length;
      for (const warning of header.warnings) yield problem({ line, value: null, ...warning }, 'warning');
      continue;
    }
    const { places } = header;
    const extra = cells.slice(width).some((cell) => cell !== '');
    if (cells.length < width || extra) {
      const wrongWidth = cells.length < width ? readingMessages.tooFewCells : readingMessages.tooManyCells;
      yield problem({ line, column: null, value: null, ...wrongWidth(cells.length, width) });
    } else {
      const cellOf = (column: string) => {
        const place = places.get(column);
        return place === undefined ? undefined : (cells[place] ?? '');
      };
      if (isLeftOut(source.layout, cellOf)) leftOut += 1;
      else yield* recordItems(source, line, cellOf, problem);
    }
  }
  if (header === null) throw fileFault(readingMessages.emptyFile);
  yield* leftOutItems(leftOut, problem);
}

async function* jsonItems(
  source: Source,
  { rows, hasOtherFields = false }: Extract<FileContent, { kind: 'json' }>,
  problem: Report,
): AsyncGenerator<FeedItem> {
  const { feed, layout, isDelta = false } = source;
  const nameOf = (column: string) => layout.columns[column] ?? column;
  let ignored = new Set<string>();
  let leftOut = 0;
  for await (const row of rows) {
    if ('fault' in row) {
      yield problem({ line: row.line, column: null, value: null, ...row.fault });
      continue;
    }
    const cellOf = (column: string) => row.values[nameOf(column)];
    if (isLeftOut(layout, cellOf)) leftOut += 1;
    else yield* recordItems(source, row.line, cellOf, problem);
    if (hasOtherFields) continue;
    const known = new Set([...Object.keys(feed.columns).map(nameOf), ...(isDelta ? [deletedColumn] : [])]);
    const others = Object.keys(row.values).filter((name) => !known.has(name) && !ignored.has(name));
    ignored = new Set([...ignored, ...others]);
    for (const column of others) {
      yield problem({ line: row.line, column, value: null, ...readingMessages.json.ignored }, 'warning');
    }
  }
  yield* leftOutItems(leftOut, problem);
}
