import { csvText } from '@portal/domain/csv';
import { harmlessCell } from '@portal/domain/import';

const plainNumber = /^-?\d+(\.\d+)?$/;

/** One row of a CSV file with its CRLF. Text that a spreadsheet would run as a formula gets a leading apostrophe; numbers do not. */
export const csvRow = (cells: readonly string[]): string =>
  csvText([cells.map((cell) => (plainNumber.test(cell) ? cell : harmlessCell(cell)))]);
