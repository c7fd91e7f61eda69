import { applyBatch, type CartState, type LineState, lockOf } from '@portal/domain/cart';
import type { Part } from '../catalogue/parts.ts';
import { priceLine } from './pricing.ts';
import { serverOperation } from './server-operation.ts';
import type { Author } from './write.ts';

/** LINE-05: sets the quantity of lines that are now priced on application to 0, by an operation that every client receives. */
export function setOnApplication(
  cart: CartState,
  lines: readonly LineState[],
  parts: ReadonlyMap<string, Part>,
  webDiscount: string,
  author: Author,
  now: Date,
) {
  const wrong = lockOf(cart)
    ? []
    : lines.filter(
        (line) =>
          !line.poa &&
          line.order_quantity > 0 &&
          priceLine(line, parts.get(line.stock_code), webDiscount, now.toISOString()).poa,
      );
  const operations = wrong.map(({ line_id, order_quantity: quantity }) =>
    serverOperation({ kind: 'line.poa', payload: { line_id, poa: true, quantity } }, now, author.username),
  );
  return applyBatch(cart, operations, new Map());
}
