import type { DecimalText } from '../money/decimal.ts';

/** A line of a cart as it goes out: to CSV, to plain text. */
export interface ListLine {
  readonly stock_code: string;
  readonly description: string;
  readonly quantity: number;
  readonly customer_code?: string;
  readonly reference?: string;
  /** AUD for `price_per` pieces, and of the whole line; null where it is on application or not known. */
  readonly price?: DecimalText | null;
  readonly price_per?: number;
  readonly total?: DecimalText | null;
}

/** Invisible characters and spaces, which spreadsheets skip, before a sign that begins a formula, in its full-width and small forms too. */
const formula = /^[\s\p{Cc}\p{Cf}\p{Z}\u115f\u1160\u2800\u3164\uffa0]*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r\n]/u;

/** A cell that no spreadsheet runs as a formula (IMP-05): one that begins like a formula is led by an apostrophe (OWASP, CSV injection). */
export const harmlessCell = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** A cart as plain text that pastes back to the same cart: code, tab, quantity. */
export function listToText(lines: readonly Pick<ListLine, 'stock_code' | 'quantity'>[]): string {
  return `Stock code\tQuantity\n${lines.map((line) => `${line.stock_code}\t${line.quantity}`).join('\n')}\n`;
}
