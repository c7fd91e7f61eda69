import { lineProgress, type ReportedEvent } from '@portal/domain/cart';
import { inCents } from '@portal/domain/money';
import { lineAmount } from '@portal/domain/price';
import type { CartDocument } from '../cart/types.ts';
import { useCartChanges } from './use-cart-document.ts';

/** CART-06: the lines of a submitted order with what the supplier has reported about each. */
export function useReportedLines(document: CartDocument, reported: readonly ReportedEvent[]) {
  useCartChanges(document);
  const views = document.getLineIds().flatMap((id) => {
    const view = document.getLine(id);
    return view && !view.removed ? [view] : [];
  });
  const ordered = views.map(({ line }) => ({ line_number: line.line_number, quantity: line.order_quantity }));
  const progress = new Map(lineProgress(ordered, reported).map((each) => [each.line_number, each]));
  return views.flatMap(({ line, description, price }) => {
    const found = progress.get(line.line_number);
    if (!found) return [];
    const { stock_code, customer_stock_code, price_per } = line;
    return [
      {
        progress: found,
        stock_code,
        customer_stock_code,
        description,
        price: price ? inCents(price.webPrice) : null,
        price_per: price_per ?? 1,
        extended: price?.extended ? lineAmount(price.extended) : null,
      },
    ];
  });
}
