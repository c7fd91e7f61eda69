import { lineProgress, type QuotedLine, type ReportedEvent } from '@portal/domain/cart';
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
