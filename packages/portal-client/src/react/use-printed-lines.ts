import type { QuotedLine } from '@portal/domain/cart';
import { wantedQuantity } from '@portal/domain/line';
import type { CartDocument } from '../cart/types.ts';
import { useCartChanges } from './use-cart-document.ts';

/** The wanted lines of a cart in screen order, as they are printed. Once submitted, lines on application are left out, because they were not ordered. */
export function usePrintedLines(document: CartDocument): readonly QuotedLine[] {
  useCartChanges(document);
  const submitted = document.getHeader()?.submitted;
  return document.getLineIds().flatMap((id): QuotedLine[] => {
    const view = document.getLine(id);
    if (!view) return [];
    const { line, description, price } = view;
    const order_quantity = submitted ? line.order_quantity : wantedQuantity(line);
    if (order_quantity <= 0) return [];
    const { line_number, stock_code, customer_stock_code, note, line_reference } = line;
    return [
      {
        line_number,
        stock_code,
        customer_stock_code,
        description,
        order_quantity,
        poa: line.poa,
        price: price?.webPrice ?? null,
        price_per: line.price_per ?? 1,
        extended: price?.extended ?? null,
        note,
        line_reference,
      },
    ];
  });
}
