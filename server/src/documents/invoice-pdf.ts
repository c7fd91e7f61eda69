import { formatCurrency, formatNumber, shortDate } from '@portal/domain/format';
import type { AuthorisedAccount } from '@portal/domain/session';
import type { SalesOrder } from '../history/read-sales-orders.ts';
import { faint, ink, makePdf, type Pdf, printable, titlePage } from '../pdf/make-pdf.ts';
import { invoiceTotals } from './invoice-totals.ts';

const left = 56;
const right = 539;
const rowHeight = 16;
const bottom = 760;

interface Column {
  readonly at: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}
const columns: readonly Column[] = [
  { at: left, width: 28, align: 'left' },
  { at: left + 28, width: 110, align: 'left' },
  { at: left + 138, width: 205, align: 'left' },
  { at: left + 343, width: 60, align: 'right' },
  { at: left + 403, width: 80, align: 'right' },
];

function row(pdf: Pdf, cells: readonly string[], bold = false): void {
  const { y } = pdf;
  pdf
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(8.5)
    .fillColor(ink);
  cells.forEach((cell, i) => {
    const column = columns[i];
    if (!column) return;
    const { at, width, align } = column;
    pdf.text(printable(cell), at, y, { width: width - 4, height: rowHeight, align, ellipsis: true, lineBreak: false });
  });
  pdf.y = y + rowHeight;
}

function rule(pdf: Pdf): void {
  pdf.moveTo(left, pdf.y).lineTo(right, pdf.y).lineWidth(0.7).strokeColor('#c3ccd6').stroke();
  pdf.y += 6;
}

const heads = ['', 'Stock code', 'Description', 'Quantity', 'Amount'];

/** HIST-04: the tax invoice of an order, with as many pages as its lines take. */
export function invoicePdf(order: SalesOrder, account: AuthorisedAccount, supplier: string): Promise<Buffer> {
  const money = (amount: string) => formatCurrency(amount, 1);
  return makePdf({ title: `Invoice ${order.so_order_no}`, author: supplier }, (pdf) => {
    titlePage(pdf, `Tax invoice ${order.so_order_no}`, supplier);
    pdf.moveDown(1).font('Helvetica').fontSize(10).fillColor(ink);
    const facts: readonly (readonly [string, string])[] = [
      ['Date', shortDate(order.so_order_date)],
      ['Account', `${account.accode}, billed to ${account.billto}`],
      ['Customer', `${account.name}, ${account.suburb}`],
      ['Your reference', order.customer_reference],
    ];
    for (const [label, value] of facts) {
      const { y } = pdf;
      pdf.fillColor(faint).text(label, left, y, { width: 110 });
      pdf.fillColor(ink).text(printable(value), left + 120, y, { width: right - left - 120 });
    }
    pdf.moveDown(1.5);
    row(pdf, heads, true);
    rule(pdf);
    for (const line of order.order_lines) {
      if (pdf.y > bottom) {
        pdf.addPage();
        row(pdf, heads, true);
        rule(pdf);
      }
      row(pdf, [
        String(line.line_number),
        line.stock_code,
        line.description,
        formatNumber(line.so_display_qty, 1),
        money(line.amount),
      ]);
    }
    rule(pdf);
    const totals = invoiceTotals(order);
    row(pdf, ['', '', '', 'Goods', money(totals.goods)]);
    if (totals.other !== null) row(pdf, ['', '', '', 'Freight', money(totals.other)]);
    row(pdf, ['', '', '', 'GST', money(totals.gst)]);
    row(pdf, ['', '', '', 'Total', money(totals.total)], true);
  });
}
