import { mostSheetRows, type UploadedList } from '@portal/domain/import';
import readWorkbook from 'read-excel-file/universal';
import { importMessages } from '../messages/import.ts';
import { inspectWorkbook, tooManyRows, WorkbookRefusal } from './inspect-workbook.ts';

export type Sheet = Extract<UploadedList, { kind: 'sheet' }>;

/** Maximum length of a cell in characters: codes, quantities and descriptions are shorter. */
const longestCell = 1_000;

/** The text of a cell. Dates have a time of day only if it is not midnight. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    const text = value.toISOString();
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ');
  }
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  // Removes characters that the database cannot store.
  return String(value)
    .replace(/[\0\p{Surrogate}]/gu, '')
    .slice(0, longestCell);
}

/** Stands before a formula without a stored result, which would otherwise read as an empty cell. `@portal/feeds/values` recognises it. */
const noValue = '#NO VALUE!';

/** The cells of the first sheet that has any (IMP-01). Throws a `WorkbookRefusal`. Blocks its thread. */
export async function readCells(bytes: Buffer): Promise<Sheet> {
  const { sheets: parts, unvalued } = await inspectWorkbook(bytes);
  const copy = new Uint8Array(bytes).buffer;
  const sheets = await readWorkbook(copy).catch((error: unknown) => {
    const [, row, column] = /at row (\d+), col (\d+)/.exec(String(error)) ?? [];
    throw new WorkbookRefusal(
      'broken_workbook',
      row && column ? importMessages.unreadableAt(row, column) : importMessages.unreadable,
    );
  });
  const found = sheets.find(({ data }) => data.some((row) => row.some((cell) => cell !== null && cell !== '')));
  if (!found) throw new WorkbookRefusal('empty_file', importMessages.emptyWorkbook);
  if (found.data.length > mostSheetRows) throw tooManyRows(found.data.length);
  const cells = found.data.map((row) => row.map(textOf));
  const part = parts[sheets.indexOf(found)];
  for (const { row, column, formula } of unvalued.filter((each) => each.part === part)) {
    // The library ends rows, and the sheet, at the last cell with a value.
    while (cells.length <= row) cells.push([]);
    const texts = cells[row] ?? [];
    while (texts.length < column) texts.push('');
    texts[column] = textOf(`${noValue} =${formula}`);
  }
  return {
    kind: 'sheet',
    sheet: found.sheet,
    others: sheets.filter((sheet) => sheet !== found && sheet.data.length > 0).map(({ sheet }) => sheet),
    cells,
  };
}
