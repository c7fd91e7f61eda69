import { shortDate } from '@portal/domain/format';
import { documentsMessages } from '../messages/documents.ts';
import { writeBusinessDocument } from '../pdf/business-document.ts';
import type { Supplier } from '../supplier/supplier.ts';
import { dueDate, termsText } from './due-date.ts';
import { invoiceTotals } from './invoice-totals.ts';
import { descriptionColumn, money, noteIf, ownCode, per, pricedCells, pricedColumns, unitPrice } from './paper-text.ts';
import type { SalesDocument } from './read-sales-document.ts';

const { facts, sums } = documentsMessages;

/** HIST-04: the tax invoice of an order. */
export function invoicePdf(order: SalesDocument, supplier: Supplier): Promise<Buffer> {
  const { so_order_no, so_order_date } = order;
  const totals = invoiceTotals(order);
  const [buyer = ''] = order.bill_to;
  const bank = supplier.bank_details.map(({ label, value }) => `${label}: ${value}`);
  const due = shortDate(order.due_date ?? dueDate(so_order_date, supplier.payment));
  return writeBusinessDocument(
    {
      kind: documentsMessages.taxInvoice,
      number: so_order_no,
      buyer,
      parties: [
        { heading: facts.billTo, lines: order.bill_to },
        { heading: facts.deliverTo, lines: order.deliver_to },
      ],
      facts: [
        [facts.invoiceDate, shortDate(so_order_date)],
        [facts.dueDate, due],
        [facts.terms, order.due_date === null ? termsText(supplier.payment) : ''],
        [facts.yourReference, order.customer_reference],
        [facts.account, order.accode],
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
        { label: sums.goods, amount: money(totals.goods) },
        ...(totals.other === null ? [] : [{ label: sums.freight, amount: money(totals.other) }]),
        { label: sums.gst, amount: money(totals.gst) },
        { label: sums.total, amount: money(totals.total), bold: true },
      ],
      notes: [
        ...noteIf(
          documentsMessages.howToPay(due),
          bank.length === 0 ? '' : [...bank, documentsMessages.paymentReference(so_order_no)].join('\n'),
        ),
        ...noteIf(facts.terms, supplier.terms),
      ],
    },
    supplier,
  );
}
