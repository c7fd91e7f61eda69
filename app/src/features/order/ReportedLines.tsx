import { lineProgress, type ReportedEvent } from '@portal/domain/cart';
import { dayAndMonth } from '@portal/domain/format';
import { inCents } from '@portal/domain/money';
import { lineAmount } from '@portal/domain/price';
import type { CartDocument } from '@portal/portal-client';
import { useCartChanges, useFormat } from '@portal/portal-client/react';
import { type SubmittedLine, SubmittedLines } from '@portal/portal-widgets';

interface ReportedLinesProps {
  readonly document: CartDocument;
  readonly reported: readonly ReportedEvent[];
}

/** CART-06: the lines of a submitted order once the supplier has reported something about it. */
export function ReportedLines({ document, reported }: ReportedLinesProps) {
  useCartChanges(document);
  const format = useFormat();
  const views = document.getLineIds().flatMap((id) => {
    const view = document.getLine(id);
    return view && !view.removed ? [view] : [];
  });
  const ordered = views.map(({ line }) => ({ line_number: line.line_number, quantity: line.order_quantity }));
  const progress = new Map(lineProgress(ordered, reported).map((each) => [each.line_number, each]));
  const lines = views.flatMap(({ line, description, price }): SubmittedLine[] => {
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
  return <SubmittedLines lines={lines} format={format} day={(date) => dayAndMonth(date, new Date())} />;
}
