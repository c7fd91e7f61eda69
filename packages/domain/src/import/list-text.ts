import { orderFileMessages } from '../messages/order-file.ts';
import type { DecimalText } from '../money/decimal.ts';

/** A cart line for export to CSV or plain text. */
export interface ListLine {
  readonly stock_code: string;
  readonly description: string;
  readonly quantity: number;
  readonly customer_code?: string;
  readonly reference?: string;
  /** LINE-05: priced on application. */
  readonly poa?: boolean;
  /** AUD for `price_per` pieces; null if on application or unknown, as is `total`. */
  readonly price?: DecimalText | null;
  readonly price_per?: number;
  readonly total?: DecimalText | null;
}

/** A cart as plain text that pastes back to the same cart: code, tab, quantity. */
export function listToText(lines: readonly Pick<ListLine, 'stock_code' | 'quantity'>[]): string {
  const { code, quantity } = orderFileMessages;
  return `${code}\t${quantity}\n${lines.map((line) => `${line.stock_code}\t${line.quantity}`).join('\n')}\n`;
}
