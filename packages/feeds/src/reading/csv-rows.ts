import { PassThrough, Readable } from 'node:stream';
import Papa from 'papaparse';
import { readingMessages } from '../messages/reading.ts';
import { fileFault } from './problem.ts';

/** A row of a table; the first one is the header. */
export interface TableRow {
  /** Line of the file on which the row begins, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Maximum length in characters of a cell, and of a row. A longer one means that a quotation mark was never closed, or that the file is not a table. */
const maxCellLength = 100_000;
const maxRowLength = 4_000_000;

const lineBreaks = (cells: readonly string[]) =>
  cells.reduce((count, cell) => (cell.includes('\n') || cell.includes('\r') ? count + breaksIn(cell) : count), 0);
const breaksIn = (cell: string) => cell.match(/\r\n|\r|\n/g)?.length ?? 0;

const delimiters = [',', ';', '\t', '|'] as const;

/** The most frequent delimiter in the header. Other rows do not count: their cells may hold lists, separated by `|`. */
function delimiterOf(text: string, headerLine: number): string {
  const lines = text.replace(/"[^"]*"/g, '').split(/\r\n|\r|\n/, headerLine + 1);
  const header = lines.slice(headerLine - 1).find((line) => line !== '') ?? '';
  const count = (delimiter: string) => header.split(delimiter).length;
  return delimiters.reduce((best, each) => (count(each) > count(best) ? each : best));
}

interface Batch {
  readonly rows: readonly string[][];
  /** Index of a row whose quoted cell does not end. */
  readonly openRow?: number | undefined;
}

/** Yields the rows of a CSV stream from the header on, skipping lines without cells. */
export async function* csvRows(
  text: AsyncIterable<string>,
  delimiter?: string,
  headerLine = 1,
): AsyncGenerator<TableRow> {
  let sinceRow = 0;
  let isCut = false;
  let hasQuotes = false;
  let failure: unknown = null;
  async function* pieces() {
    for await (const piece of text) {
      sinceRow += piece.length;
      hasQuotes ||= piece.includes('"');
      isCut = sinceRow > maxRowLength;
      if (isCut) return;
      yield piece;
    }
  }
  // Reads ahead by one piece, so that `sinceRow` counts one row only.
  const source = Readable.from(pieces(), { highWaterMark: 1 });
  const batches = new PassThrough({ objectMode: true, highWaterMark: 2 });
  Papa.parse<string[]>(source, {
    delimiter: delimiter ?? ((start: string) => delimiterOf(start, headerLine)),
    chunk({ data, errors }, parser) {
      if (data.length > 0) sinceRow = 0;
      const openRow = errors.find(({ code }) => code === 'MissingQuotes')?.row;
      if (batches.write({ rows: data, openRow })) return;
      // The parser goes on collecting pieces while it pauses, so the source has to pause as well.
      source.pause();
      parser.pause();
      batches.once('drain', () => {
        parser.resume();
        source.resume();
      });
    },
    complete: () => batches.end(),
    error(error) {
      failure = error;
      batches.end();
    },
  });
  const tooLong = (at: number) => fileFault(hasQuotes ? readingMessages.openQuote : readingMessages.longLine, at);
  let line = 1;
  try {
    for await (const { rows, openRow } of batches as AsyncIterable<Batch>) {
      for (const [at, cells] of rows.entries()) {
        // Without its closing quotation mark, a cell would swallow the rows below it.
        if (at === openRow) throw fileFault(readingMessages.openQuote, line);
        if (cells.some((cell) => cell.length > maxCellLength)) throw tooLong(line);
        if (line >= headerLine && cells.some((cell) => cell !== '')) yield { line, cells };
        line += 1 + lineBreaks(cells);
      }
    }
  } finally {
    source.destroy();
    batches.destroy();
  }
  if (failure !== null) throw failure;
  // Fail rather than treat a partly read file as complete.
  if (isCut) throw tooLong(line);
}
