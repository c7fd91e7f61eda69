import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvText } from '@portal/domain/csv';
import type { Value } from '@portal/feeds/records';

/** A file of one feed: its columns, and the rows as they are made. */
export interface FeedFile {
  /** Name of the feed. */
  readonly feed: string;
  readonly columns: readonly string[];
  readonly rows: () => Iterable<readonly Value[]>;
}

/** A feed file with one row for each item. Columns that it leaves out have the feed's usual value. */
export function feedFile<Item>(
  feed: string,
  items: Iterable<Item>,
  columns: Readonly<Record<string, (item: Item) => Value>>,
): FeedFile {
  const values = Object.values(columns);
  return {
    feed,
    columns: Object.keys(columns),
    *rows() {
      for (const item of items) yield values.map((value) => value(item));
    },
  };
}

/** Rows per write. */
const batchSize = 500;

function cellText(value: Value): string {
  if (value === null) return '';
  return typeof value === 'object' ? value.join('|') : String(value);
}

function* batches({ columns, rows }: FeedFile): Generator<string> {
  let batch = [columns];
  for (const row of rows()) {
    batch.push(row.map(cellText));
    if (batch.length < batchSize) continue;
    yield csvText(batch);
    batch = [];
  }
  yield csvText(batch);
}

/** Writes the file as CSV, batch by batch. */
export async function writeFeedFile(folder: string, file: FeedFile): Promise<void> {
  await pipeline(Readable.from(batches(file)), createWriteStream(join(folder, `${file.feed}.csv`)));
}
