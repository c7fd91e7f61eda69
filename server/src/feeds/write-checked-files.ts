import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { spreadsheetCsv } from '@portal/domain/csv';
import { FileFault } from '@portal/feeds/reading';
import { feedMessages as messages } from '../messages/feeds.ts';
import { openFile, type ReadSheet } from './open-file.ts';
import type { Problems } from './report.ts';
import type { SourceFile, SourceFolder } from './source-files.ts';

/** Field names and reasons may contain text of the file, so they are escaped too. */
const csvRow = (cells: readonly string[]) => spreadsheetCsv([cells]);

/** The rows of a file as CSV with an additional column for problems. */
async function* withReasons(
  source: SourceFile,
  reasons: ReadonlyMap<number, string>,
  readSheet: ReadSheet,
): AsyncGenerator<string> {
  const content = openFile(source, readSheet);
  let names: readonly string[] | null = null;
  try {
    for await (const row of content.rows) {
      const reason = reasons.get(row.line) ?? '';
      if ('cells' in row) {
        yield csvRow([...row.cells, names === null ? messages.report.reasonColumn : reason]);
        names = row.cells;
      } else {
        const values: Readonly<Record<string, string>> = 'values' in row ? row.values : {};
        if (names === null) {
          names = Object.keys(values);
          yield csvRow([...names, messages.report.reasonColumn]);
        }
        yield csvRow([...names.map((name) => values[name] ?? ''), reason]);
      }
    }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
  }
}

/** Writes a copy of each file that has problems, with a column `reason`, for whoever corrects it. */
export async function writeCheckedFiles(
  folder: string,
  { files }: SourceFolder,
  problems: Problems,
  readSheet: ReadSheet,
  say: (line: string) => void,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const source of files) {
    const found = problems.of(source.feed.name);
    if (found.length === 0) continue;
    const reasons = new Map<number, string>();
    for (const { line, column, message, remedy } of found) {
      if (line === null) continue;
      const reason = `${column === null ? '' : `${column} `}${message}. ${remedy}`;
      reasons.set(line, [reasons.get(line), reason].filter((each) => each !== undefined).join(' '));
    }
    const path = join(folder, `${source.feed.name}.checked.csv`);
    await pipeline(Readable.from(withReasons(source, reasons, readSheet)), createWriteStream(path));
    say(messages.report.written(path));
  }
}
