import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
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

/** Characters per write. */
const pieceLength = 65_536;

function cellText(value: Value): string {
  if (value === null) return '';
  const text = typeof value === 'object' ? value.join('|') : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function* pieces({ columns, rows }: FeedFile): Generator<string> {
  let text = `${columns.join(',')}\n`;
  for (const row of rows()) {
    text += `${row.map(cellText).join(',')}\n`;
    if (text.length < pieceLength) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** Writes the file as CSV, piece by piece. */
export async function writeFeedFile(folder: string, file: FeedFile): Promise<void> {
  await pipeline(Readable.from(pieces(file)), createWriteStream(join(folder, `${file.feed}.csv`)));
}
