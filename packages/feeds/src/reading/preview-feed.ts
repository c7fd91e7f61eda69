import type { Layout } from '../mapping/index.ts';
import type { Feed } from '../records/index.ts';
import type { Fault } from '../values/index.ts';
import { readHeader } from './header.ts';
import { FileFault } from './problem.ts';
import type { FileContent } from './read-feed.ts';
import { isLeftOut, type ReadRecord, readRecord } from './read-record.ts';

/** A row as the portal reads it. */
export interface PreviewRow {
  readonly line: number;
  readonly values: ReadRecord['record'];
  /** Problems with its values, by column of the feed. */
  readonly faults: ReadRecord['faults'];
}

/** Rows that cannot be read for the same reason. */
export interface PreviewFault {
  readonly column: string;
  readonly message: string;
  readonly remedy: string;
  readonly rows: number;
  /** Line of the first of them. */
  readonly line: number;
  /** The values with their numbers of rows, the first ones in the file. */
  readonly values: readonly { readonly value: string; readonly rows: number }[];
}

/** A whole file read with a layout: its first rows, and its problems with their number of rows. */
export interface FeedPreview {
  readonly rows: readonly PreviewRow[];
  readonly count: number;
  /** Rows that the mapping leaves out; they are not counted. */
  readonly leftOut: number;
  /** Rows with a fault. */
  readonly wrong: number;
  readonly faults: readonly PreviewFault[];
  /** Why the file cannot be read any further; null if it was read to its end. */
  readonly stopped: (Fault & { readonly line: number | null }) | null;
}

const shownRows = 10;
/** Most different values that are listed for a fault. */
const mostValues = 20;

/** Yields each row as a function from the feed's columns to texts. */
async function* cellsOf(feed: Feed, layout: Layout, content: FileContent) {
  if (content.kind === 'json') {
    for await (const row of content.rows) {
      if ('fault' in row) throw new FileFault(row.fault.message, row.fault.remedy, row.line);
      yield { line: row.line, cellOf: (column: string) => row.values[layout.columns[column] ?? column] };
    }
    return;
  }
  let places: ReadonlyMap<string, number> | null = null;
  for await (const { line, cells } of content.rows) {
    if (places === null) {
      ({ places } = readHeader(feed, layout, cells, line));
      continue;
    }
    const found = places;
    const cellOf = (column: string) => {
      const place = found.get(column);
      return place === undefined ? undefined : (cells[place] ?? '');
    };
    yield { line, cellOf };
  }
}

class Faults {
  readonly #kinds = new Map<
    string,
    Omit<PreviewFault, 'values' | 'rows'> & { rows: number; values: Map<string, number> }
  >();

  add(line: number, { column, value, message, remedy }: ReadRecord['faults'][number]): void {
    const key = `${column}\t${message}`;
    const kind = this.#kinds.get(key) ?? { column, message, remedy, line, rows: 0, values: new Map() };
    this.#kinds.set(key, kind);
    kind.rows += 1;
    if (value === null || (kind.values.size >= mostValues && !kind.values.has(value))) return;
    kind.values.set(value, (kind.values.get(value) ?? 0) + 1);
  }

  list(): readonly PreviewFault[] {
    return [...this.#kinds.values()].map(({ values, ...kind }) => ({
      ...kind,
      values: [...values].map(([value, rows]) => ({ value, rows })),
    }));
  }
}

/** Reads a whole file with a layout, without loading it. */
export async function previewFeed(feed: Feed, layout: Layout, content: FileContent): Promise<FeedPreview> {
  const rows: PreviewRow[] = [];
  const faults = new Faults();
  let count = 0;
  let leftOut = 0;
  let wrong = 0;
  let stopped: FeedPreview['stopped'] = null;
  try {
    for await (const { line, cellOf } of cellsOf(feed, layout, content)) {
      if (isLeftOut(layout, cellOf)) {
        leftOut += 1;
        continue;
      }
      const read = readRecord(feed, layout, cellOf);
      count += 1;
      if (read.faults.length > 0) wrong += 1;
      for (const fault of read.faults) faults.add(line, fault);
      if (rows.length < shownRows) rows.push({ line, values: read.record, faults: read.faults });
    }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    stopped = { message: error.message, remedy: error.remedy, line: error.line };
  }
  return { rows, count, leftOut, wrong, faults: faults.list(), stopped };
}
