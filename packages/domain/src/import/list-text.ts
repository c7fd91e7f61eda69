/** A line of a cart as it goes out: to CSV, to plain text. */
export interface ListLine {
  readonly stock_code: string;
  readonly description: string;
  readonly quantity: number;
  readonly customer_code?: string;
  readonly reference?: string;
}

/** A cell that no spreadsheet takes for a formula (IMP-05): what begins like one stands behind an apostrophe. */
export const harmlessCell = (text: string): string => (/^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const csvCell = (text: string): string => {
  const safe = harmlessCell(text.replace(/[\r\n]+/g, ' '));
  return /[",;\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** IMP-05: a cart as CSV, with the byte-order mark by which spreadsheets know UTF-8. */
export function listToCsv(lines: readonly ListLine[]): string {
  const rows = lines.map((line) => [
    line.stock_code,
    line.customer_code ?? '',
    line.description,
    String(line.quantity),
    line.reference ?? '',
  ]);
  const heads = ['Stock code', 'Your code', 'Description', 'Quantity', 'Reference'];
  return `\ufeff${[heads, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** A cart as plain text that pastes back to the same cart: code, tab, quantity. */
export function listToText(lines: readonly Pick<ListLine, 'stock_code' | 'quantity'>[]): string {
  return `Stock code\tQuantity\n${lines.map((line) => `${line.stock_code}\t${line.quantity}`).join('\n')}\n`;
}
