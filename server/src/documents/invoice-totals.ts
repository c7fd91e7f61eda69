import { type DecimalText, formatUnits, parseBig, parseDecimal, ratioBig, roundToCents } from '@portal/domain/money';
import { gstRatio } from '@portal/domain/price';

/** All with 2 decimals. */
export interface InvoiceTotals {
  readonly goods: DecimalText;
  /** The order's total without its goods, such as freight; null if nothing. */
  readonly other: DecimalText | null;
  readonly gst: DecimalText;
  readonly total: DecimalText;
}

/** Totals of an order whose `total` and line amounts exclude GST. */
export function invoiceTotals(order: {
  readonly total: DecimalText;
  readonly order_lines: readonly { readonly amount: DecimalText }[];
}): InvoiceTotals {
  const goods = order.order_lines.reduce((sum, line) => sum + parseBig(line.amount), 0n);
  const net = parseBig(order.total);
  const gst = roundToCents(ratioBig(net, parseDecimal(gstRatio)));
  return {
    goods: formatUnits(goods, 2),
    other: net === goods ? null : formatUnits(net - goods, 2),
    gst: formatUnits(gst, 2),
    total: formatUnits(net + gst, 2),
  };
}
