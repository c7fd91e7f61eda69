import { lineProgress, type ReportedEvent } from '@portal/domain/cart';
import { formatUnits, multiplyByQuantity, parseDecimal, sum } from '@portal/domain/money';
import { addDays, minutesFrom } from '../dates.ts';
import { carriers } from '../people/reference.ts';
import type { DemoCart } from './cart-builder.ts';
import type { DemoSalesOrder } from './history.ts';

/** The supplier's own number of the submitted demo order. */
const so_order_no = '1039655';
const [, { name: carrier }] = carriers;

export interface DemoReport {
  readonly orderNum: string;
  readonly events: readonly ReportedEvent[];
  /** The order in the supplier's system as far as it was shipped, for its documents. */
  readonly salesOrder: DemoSalesOrder;
}

/** What the supplier reported about the submitted demo order: half of its second line is on back order, the rest was shipped and invoiced. */
export function reportOf({ state, prices, totals }: DemoCart, today: string): DemoReport {
  const ordered = state.lines.map(({ line_number, order_quantity }) => ({ line_number, quantity: order_quantity }));
  const late = ordered[1] ?? { line_number: 2, quantity: 0 };
  const events: readonly ReportedEvent[] = [
    { at: minutesFrom(today, -19_800), event: { kind: 'acknowledged', supplier_order_number: so_order_no } },
    {
      at: minutesFrom(today, -19_800),
      event: {
        kind: 'back_ordered',
        line_number: late.line_number,
        quantity: Math.ceil(late.quantity / 2),
        expected: addDays(today, 6),
      },
    },
    { at: minutesFrom(today, -18_500), event: { kind: 'picked' } },
    { at: minutesFrom(today, -18_200), event: { kind: 'shipped', carrier, tracking: 'RD 4471 9902' } },
    { at: minutesFrom(today, -18_190), event: { kind: 'invoiced', invoice_number: 'INV-90417' } },
  ];
  const shipped = new Map(lineProgress(ordered, events).map((line) => [line.line_number, line.shipped]));
  const goods = state.lines.map(({ line_id, line_number, stock_code }) => {
    const price = prices.get(line_id);
    const [unit, per] = [parseDecimal(price?.webPrice ?? '0'), price?.price_per ?? 1];
    const quantity = shipped.get(line_number) ?? 0;
    return { line_number, stock_code, quantity, unit, per, amount: multiplyByQuantity(unit, quantity, per) };
  });
  return {
    orderNum: state.orderNum,
    events,
    salesOrder: {
      so_order_no,
      accode: state.accode,
      so_order_date: addDays(today, -13),
      customer_reference: state.customer_reference,
      carrier,
      // The sum of the amounts as printed, so that the invoice adds up, with the freight that the order was placed with.
      total: formatUnits(
        sum([totals.total_freight_charge, ...goods.map(({ amount }) => formatUnits(amount, 2))].map(parseDecimal)),
        2,
      ),
      lines: goods.map(({ line_number, stock_code, quantity, unit, per, amount }) => ({
        line_number,
        stock_code,
        so_display_qty: quantity,
        amount: formatUnits(amount, 2),
        price: formatUnits(unit, 2),
        price_per: per,
      })),
    },
  };
}
