import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { bmecatRows } from '@portal/feeds/bmecat';
import { csvRows, decodeText, type FileContent, FileFault, jsonRows, type TableRow } from '@portal/feeds/reading';
import { WorkbookRefusal } from '../import/inspect-workbook.ts';
import { readWorkbook } from '../import/read-workbook.ts';
import type { Sheet } from '../import/workbook-cells.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import type { SourceFile } from './source-files.ts';
import { gunzipped } from './unpack.ts';

/** Reads the first sheet of a workbook. */
export type ReadSheet = (bytes: Uint8Array<ArrayBuffer>) => Promise<Sheet>;

export const readSheetInWorker: ReadSheet = (bytes) => readWorkbook(bytes, 'operator');

/** Maximum size of a workbook in bytes; larger lists must be CSV. */
const largestWorkbook = 20 * 1024 * 1024;

async function* sheetRows(path: string, readSheet: ReadSheet, headerLine: number): AsyncGenerator<TableRow> {
  if ((await stat(path)).size > largestWorkbook) {
    throw new FileFault(messages.workbook.tooLarge, messages.workbook.remedy);
  }
  const sheet = await readSheet(new Uint8Array(await readFile(path))).catch((error: unknown) => {
    if (error instanceof WorkbookRefusal)
      throw new FileFault(messages.workbook.refused(error.message), messages.workbook.remedy);
    throw error;
  });
  for (const [index, cells] of sheet.cells.entries()) {
    if (index + 1 >= headerLine && cells.some((cell) => cell !== '')) yield { line: index + 1, cells };
  }
}

/** The text of a file, unpacked if its name ends in `.gz`. */
export const textOfFile = (path: string, encoding?: string): AsyncIterable<string> =>
  decodeText(path.toLowerCase().endsWith('.gz') ? gunzipped(path) : createReadStream(path), encoding);

/** Opens a file by its extension. Rows are read lazily. */
export function openFile({ feed, path, layout, catalogue }: SourceFile, readSheet: ReadSheet): FileContent {
  const name = path.toLowerCase().replace(/\.gz$/, '');
  if (name.endsWith('.xlsx')) return { kind: 'table', rows: sheetRows(path, readSheet, layout.headerLine) };
  if (catalogue) {
    return { kind: 'json', rows: bmecatRows(textOfFile(path), feed.name, catalogue), hasOtherFields: true };
  }
  const text = textOfFile(path, layout.encoding);
  return name.endsWith('.ndjson')
    ? { kind: 'json', rows: jsonRows(text) }
    : { kind: 'table', rows: csvRows(text, layout.delimiter, layout.headerLine) };
}
