import { formatCurrency, formatNumber } from '@portal/domain/format';
import { type DecimalText, formatPrice, parseBig } from '@portal/domain/money';
import { documentsMessages } from '../messages/documents.ts';
import type { Column } from '../pdf/table.ts';

/** AUD as documents print it: `$1,234.50`. */
export const money = (amount: DecimalText) => `$${formatCurrency(amount, 1)}`;

/** An unrounded price with at least two decimals. */
export const unitPrice = (price: DecimalText) => `$${formatNumber(formatPrice(parseBig(price)), 1)}`;

export const count = (quantity: number) => formatNumber(quantity, 1);

/** `each`, or `/ 100`, as in the order table. */
export const per = (pieces: number) =>
  pieces === 1 ? documentsMessages.each : documentsMessages.perPieces(count(pieces));

const { columns } = documentsMessages;
/** Columns of quotes, orders and invoices. */
export const pricedColumns: readonly Column[] = [
  { title: columns.line, width: 30, align: 'left' },
  { title: columns.stockCode, width: 106, align: 'left' },
  { title: columns.description, width: 171, align: 'left' },
  { title: columns.quantity, width: 52, align: 'right' },
  { title: columns.priceExGst, width: 72, align: 'right' },
  { title: columns.amount, width: 68, align: 'right' },
];
export const descriptionColumn = 2;

export const ownCode = (code: string) => (code === '' ? [] : [documentsMessages.yourCode(code)]);

/** Cells of a priced line. Price and amount are empty if there is no price. */
export function pricedCells(line: {
  readonly line_number: number;
  readonly stock_code: string;
  readonly description: string;
  readonly quantity: number;
  readonly price: string;
  readonly amount: DecimalText | null;
}): readonly string[] {
  const { line_number, stock_code, description, quantity, price, amount } = line;
  return [String(line_number), stock_code, description, count(quantity), price, amount === null ? '' : money(amount)];
}

export const noteIf = (heading: string, text: string) => (text.trim() === '' ? [] : [{ heading, text: text.trim() }]);
