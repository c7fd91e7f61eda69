import Papa from 'papaparse';
import { harmlessCell, type ListLine } from '../import/list-text.ts';
import { orderFileMessages } from '../messages/order-file.ts';

/** Rows as CSV with CRLF (RFC 4180). Cells with `;` or tab are quoted too: spreadsheets split at them in some locales. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows as string[][], { quotes: (cell) => /[;\t]/.test(String(cell)) })}\r\n`;

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
  const cells = [heads, ...rows].map((row) => row.map((cell) => harmlessCell(cell.replace(/[\r\n]+/g, ' '))));
  return `\ufeff${csvText(cells)}`;
}
