import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { csvRows, decodeText, type FileContent, FileFault, jsonRows, type TableRow } from '@portal/feeds/reading';
import { WorkbookRefusal } from '../import/inspect-workbook.ts';
import type { Sheet } from '../import/workbook-cells.ts';
import type { SourceFile } from './source-files.ts';

/** Reads the first sheet of a workbook. */
export type ReadSheet = (bytes: Uint8Array<ArrayBuffer>) => Promise<Sheet>;

/** Bytes of a workbook at most; larger lists are CSV. */
const largestWorkbook = 20 * 1024 * 1024;
/** A packed file that unpacks to more than this many times its size is no list. */
const mostUnpacked = 200;
/** Bytes up to which nobody asks. */
const harmless = 64 * 1024 * 1024;

const cutOff = () => new FileFault('the file is cut off or damaged', 'Copy it again.');

async function* unpacked(path: string): AsyncGenerator<Uint8Array> {
  const { size } = await stat(path);
  const source = createReadStream(path);
  const gunzip = createGunzip();
  source.once('error', (error) => gunzip.destroy(error));
  let bytes = 0;
  try {
    for await (const piece of source.pipe(gunzip) as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > harmless && bytes > size * mostUnpacked) {
        throw new FileFault(
          `the file unpacks to more than ${mostUnpacked} times its size`,
          'Check where it comes from; load it unpacked if it is right.',
        );
      }
      yield piece;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) throw cutOff();
    throw error;
  } finally {
    source.destroy();
  }
}

async function* sheetRows(path: string, readSheet: ReadSheet): AsyncGenerator<TableRow> {
  if ((await stat(path)).size > largestWorkbook) {
    throw new FileFault('the workbook is larger than 20 MB', 'Save it as CSV.');
  }
  const sheet = await readSheet(new Uint8Array(await readFile(path))).catch((error: unknown) => {
    if (error instanceof WorkbookRefusal)
      throw new FileFault(`the workbook is refused: ${error.message}`, 'Save it as CSV.');
    throw error;
  });
  for (const [index, cells] of sheet.cells.entries()) {
    if (cells.some((cell) => cell !== '')) yield { line: index + 1, cells };
  }
}

/** Opens a file by its ending. Nothing is read before the first row is asked for. */
export function openFile({ path, layout }: SourceFile, readSheet: ReadSheet): FileContent {
  const isPacked = path.toLowerCase().endsWith('.gz');
  const name = path.toLowerCase().replace(/\.gz$/, '');
  if (name.endsWith('.xlsx')) return { kind: 'table', rows: sheetRows(path, readSheet) };
  const text = decodeText(isPacked ? unpacked(path) : createReadStream(path), layout.encoding);
  return name.endsWith('.ndjson')
    ? { kind: 'json', rows: jsonRows(text) }
    : { kind: 'table', rows: csvRows(text, layout.delimiter) };
}
