import type { QuotedLine } from '@portal/domain/cart';
import type { CartDocument } from '../cart/types.ts';
import { useCartChanges } from './use-cart-document.ts';

/** The lines of a cart with a quantity, in screen order, as they are printed. */
export function usePrintedLines(document: CartDocument): readonly QuotedLine[] {
  useCartChanges(document);
  return document.getLineIds().flatMap((id): QuotedLine[] => {
    const view = document.getLine(id);
    if (!view || view.line.order_quantity <= 0) return [];
    const { line, description, price } = view;
    const { line_number, stock_code, customer_stock_code, order_quantity, note, line_reference } = line;
    return [
      {
        line_number,
        stock_code,
        customer_stock_code,
        description,
        order_quantity,
        price: price?.webPrice ?? null,
        price_per: line.price_per ?? 1,
        extended: price?.extended ?? null,
        note,
        line_reference,
      },
    ];
  });
}
