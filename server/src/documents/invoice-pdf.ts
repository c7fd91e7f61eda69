import { shortDate } from '@portal/domain/format';
import { type DecimalText, formatUnits, parseBig, parseDecimal, ratioBig, roundToCents } from '@portal/domain/money';
import { gstRatio } from '@portal/domain/price';
import { documentsMessages } from '../messages/documents.ts';
import { writeBusinessDocument } from '../pdf/business-document.ts';
import type { Supplier } from '../supplier/supplier.ts';
import { descriptionColumn, money, noteIf, ownCode, per, pricedCells, pricedColumns, unitPrice } from './paper-text.ts';
import type { SalesDocument } from './read-sales-document.ts';

const { facts, sums } = documentsMessages;

type Terms = Supplier['payment'];

/** The due date of an invoice with this date, both YYYY-MM-DD. */
export function dueDate(invoiced: string, { days, from }: Terms): string {
  const start = new Date(`${invoiced}T00:00:00Z`);
  // Day 0 of the next month is the last day of this one.
  if (from === 'end of month') start.setUTCMonth(start.getUTCMonth() + 1, 0);
  start.setUTCDate(start.getUTCDate() + days);
  return start.toISOString().slice(0, 10);
}

export const termsText = ({ days, from }: Terms) => documentsMessages.paymentTerms(days, from === 'end of month');

/** All with 2 decimals. */
export interface InvoiceTotals {
  readonly goods: DecimalText;
  /** The part of the total that is not goods, such as freight; null if there is none. */
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

/** Whether the supplier pays the buyer, so that the order's document is a credit note. */
export const isCredit = ({ total }: Pick<SalesDocument, 'total'>): boolean => parseBig(total) < 0n;

/** HIST-04: the tax invoice of an order, or the credit note if its total is below zero. */
export function invoicePdf(order: SalesDocument, supplier: Supplier): Promise<Buffer> {
  const { so_order_no, so_order_date } = order;
  // The same number as in the order's list of documents.
  const number = order.invoice_number ?? so_order_no;
  const totals = invoiceTotals(order);
  const [buyer = ''] = order.bill_to;
  const bank = supplier.bank_details.map(({ label, value }) => `${label}: ${value}`);
  const credit = isCredit(order);
  const otherLabel = credit ? sums.otherCredit : sums.adjustment;
  const due = shortDate(order.due_date ?? dueDate(so_order_date, supplier.payment));
  return writeBusinessDocument(
    {
      kind: credit ? documentsMessages.creditNote : documentsMessages.taxInvoice,
      number,
      buyer,
      parties: [
        { heading: facts.billTo, lines: order.bill_to },
        { heading: facts.deliverTo, lines: order.deliver_to },
      ],
      facts: [
        [credit ? facts.creditDate : facts.invoiceDate, shortDate(so_order_date)],
        [facts.dueDate, credit ? '' : due],
        [facts.terms, credit || order.due_date !== null ? '' : termsText(supplier.payment)],
        [facts.order, number === so_order_no ? '' : so_order_no],
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
        ...(totals.other === null
          ? []
          : [{ label: parseBig(totals.other) < 0n ? otherLabel : sums.freight, amount: money(totals.other) }]),
        { label: sums.gst, amount: money(totals.gst) },
        { label: sums.total, amount: money(totals.total), bold: true },
      ],
      notes: [
        ...noteIf(
          documentsMessages.howToPay(due),
          bank.length === 0 || credit ? '' : [...bank, documentsMessages.paymentReference(number)].join('\n'),
        ),
        ...noteIf(facts.terms, supplier.terms),
      ],
    },
    supplier,
  );
}
