import { shortDate } from '@portal/domain/format';
import { writeBusinessDocument } from '../pdf/business-document.ts';
import type { Supplier } from '../supplier/supplier.ts';
import { dueDate, termsText } from './due-date.ts';
import { invoiceTotals } from './invoice-totals.ts';
import { descriptionColumn, money, noteIf, ownCode, per, pricedCells, pricedColumns, unitPrice } from './paper-text.ts';
import type { SalesDocument } from './read-sales-document.ts';

/** HIST-04: the tax invoice of an order. */
export function invoicePdf(order: SalesDocument, supplier: Supplier): Promise<Buffer> {
  const { so_order_no, so_order_date } = order;
  const totals = invoiceTotals(order);
  const [buyer = ''] = order.bill_to;
  const bank = supplier.bank_details.map(({ label, value }) => `${label}: ${value}`);
  const due = shortDate(order.due_date ?? dueDate(so_order_date, supplier.payment));
  return writeBusinessDocument(
    {
      kind: 'Tax invoice',
      number: so_order_no,
      buyer,
      parties: [
        { heading: 'Bill to', lines: order.bill_to },
        { heading: 'Deliver to', lines: order.deliver_to },
      ],
      facts: [
        ['Invoice date', shortDate(so_order_date)],
        ['Due date', due],
        ['Terms', order.due_date === null ? termsText(supplier.payment) : ''],
        ['Your reference', order.customer_reference],
        ['Account', order.accode],
      ],
      columns: pricedColumns,
      noteColumn: descriptionColumn,
      rows: order.order_lines.map((line) => ({
        cells: pricedCells({
          ...line,
          quantity: line.so_display_qty,
          price: line.price === null ? '' : `${unitPrice(line.price)} ${per(line.price_per ?? 1)}`,
        }),
        notes: ownCode(line.customer_stock_code),
      })),
      sums: [
        { label: 'Goods', amount: money(totals.goods) },
        ...(totals.other === null ? [] : [{ label: 'Freight', amount: money(totals.other) }]),
        { label: 'GST', amount: money(totals.gst) },
        { label: 'Total AUD including GST', amount: money(totals.total), bold: true },
      ],
      notes: [
        ...noteIf(`How to pay, by ${due}`, bank.length === 0 ? '' : [...bank, `Reference: ${so_order_no}`].join('\n')),
        ...noteIf('Terms', supplier.terms),
      ],
    },
    supplier,
  );
}
