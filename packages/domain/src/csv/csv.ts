import Papa from 'papaparse';
import type { ListLine } from '../import/list-text.ts';
import { orderFileMessages } from '../messages/order-file.ts';

/**
 * Rows as CSV with CRLF (RFC 4180), each cell exactly as given: for files that programs read. Cells with `;` or tab are quoted too, because
 * spreadsheets split at them in some locales.
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows as string[][], { quotes: (cell) => /[;\t]/.test(String(cell)) })}\r\n`;

/** A character that starts a formula, including full-width and small forms, after any invisible characters that spreadsheets skip. */
const formula = /^[\s\p{Cc}\p{Cf}\p{Z}\u115f\u1160\u2800\u3164\uffa0]*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r\n]/u;
/** `-12.50`: a spreadsheet reads it as that number. */
const plainNumber = /^-?\d+(\.\d+)?$/;

/** Prefixes a cell that looks like a formula with an apostrophe, so that no spreadsheet runs it (IMP-05; OWASP, CSV injection). */
const withoutFormula = (cell: string): string => (formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell);

/** Rows as CSV for files that people open in a spreadsheet: as `csvText`, and no cell is read as a formula. Plain numbers stay as they are. */
export const spreadsheetCsv = (rows: readonly (readonly string[])[]): string =>
  csvText(rows.map((row) => row.map(withoutFormula)));

const { code, customerCode, description, quantity, price, pricePer, total, reference, onApplication } =
  orderFileMessages;
const heads = [code, customerCode, description, quantity, price, pricePer, total, reference];

/** IMP-05: a cart as CSV, with the byte-order mark by which spreadsheets recognise UTF-8. */
export function listToCsv(lines: readonly ListLine[]): string {
  const rows = lines.map((line) => [
    line.stock_code,
    line.customer_code ?? '',
    line.description,
    String(line.quantity),
    line.price ?? (line.poa ? onApplication : ''),
    line.price == null ? '' : String(line.price_per ?? 1),
    line.total ?? '',
    line.reference ?? '',
  ]);
  const cells = [heads, ...rows].map((row) => row.map((cell) => cell.replace(/[\r\n]+/g, ' ')));
  return `\ufeff${spreadsheetCsv(cells)}`;
}
