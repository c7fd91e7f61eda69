import { csvText } from '@portal/domain/csv';
import { harmlessCell } from '@portal/domain/import';

const plainNumber = /^-?\d+(\.\d+)?$/;

/** One row of a CSV file, with its CRLF. Text that a spreadsheet would run as a formula is led by an apostrophe; a number is left as it is. */
export const csvRow = (cells: readonly string[]): string =>
  csvText([cells.map((cell) => (plainNumber.test(cell) ? cell : harmlessCell(cell)))]);
