import type { QuotedLine, QuotePaper } from '@portal/domain/cart';
import { lineAmount } from '@portal/domain/price';
import { faint, ink, makePdf, type Pdf, printable, titlePage } from '../pdf/make-pdf.ts';

const left = 56;
const width = 483;
const bottom = 770;
type Column = readonly [title: string, width: number, align: 'left' | 'right', text: (line: QuotedLine) => string];

/** AUD with two decimals and commas between the thousands. */
function money(amount: string): string {
  const [whole = '0', cents = '00'] = amount.split('.');
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents.padEnd(2, '0')}`;
}

const columns: readonly Column[] = [
  ['Line', 30, 'left', (line) => String(line.line_number)],
  ['Stock code', 92, 'left', (line) => line.stock_code],
  ['Description', 173, 'left', (line) => line.description],
  ['Quantity', 56, 'right', (line) => line.order_quantity.toLocaleString('en-AU')],
  ['Price', 66, 'right', (line) => (line.price === null ? 'On application' : `${money(line.price)}/${line.price_per}`)],
  ['Amount', 66, 'right', (line) => (line.extended === null ? '' : money(lineAmount(line.extended)))],
];

function row(pdf: Pdf, cells: readonly string[], bold: boolean): void {
  if (pdf.y > bottom) pdf.addPage();
  const { y } = pdf;
  let x = left;
  pdf
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(8.5)
    .fillColor(ink);
  columns.forEach(([, room, align], i) => {
    const given = { width: room - 4, height: 11, align, ellipsis: true, lineBreak: false };
    pdf.text(printable(cells[i] ?? ''), x, y, given);
    x += room;
  });
  pdf.y = y + 15;
}

function sumRow(pdf: Pdf, label: string, amount: string, bold = false): void {
  if (pdf.y > bottom) pdf.addPage();
  const { y } = pdf;
  pdf
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(9.5)
    .fillColor(ink);
  pdf.text(label, left + 280, y, { width: 110, align: 'right' });
  pdf.text(money(amount), left + 395, y, { width: 84, align: 'right' });
  pdf.y = y + 15;
}

/** A quote as PDF, exactly as it was saved (QQ-03); or any cart, which promises no prices (IMP-05): then `expiry` is empty. */
export function writeQuotePdf(paper: QuotePaper, supplier: string, heading = 'Quote'): Promise<Buffer> {
  return makePdf({ title: `${heading} ${paper.orderNum}`, author: supplier }, (pdf) => {
    titlePage(pdf, `${heading} ${paper.prettyName}`, `${supplier} for ${paper.account_name}`);
    const delivery = paper.delivery_name ? `, delivery ${paper.delivery_name}` : '';
    pdf.text(printable(`${paper.orderNum}, from ${paper.warehouse_name}${delivery}`), left);
    const day = paper.saved.slice(0, 10);
    const promise =
      paper.expiry === '' ? `Prices of ${day}.` : `Quoted ${day}. These prices hold until ${paper.expiry}.`;
    pdf.text(printable(promise), left);
    pdf.moveDown(1.2);
    row(
      pdf,
      columns.map(([title]) => title),
      true,
    );
    for (const line of paper.lines) {
      row(
        pdf,
        columns.map(([, , , text]) => text(line)),
        false,
      );
      const extras = [line.customer_stock_code, line.line_reference, line.note].filter((text) => text !== '');
      if (extras.length === 0) continue;
      pdf.font('Helvetica').fontSize(7.5).fillColor(faint);
      pdf.text(printable(extras.join(' / ')), left + 30, pdf.y - 3, { width: width - 30 });
      pdf.moveDown(0.4);
    }
    pdf.moveDown(0.8);
    const { totals } = paper;
    sumRow(pdf, 'Goods', totals.savedExtended);
    for (const { name, amount } of totals.discounts_used) sumRow(pdf, printable(`Less ${name}`), amount);
    sumRow(pdf, 'Freight', totals.total_freight_charge);
    if (Number(totals.serviceCharge) > 0) sumRow(pdf, 'Service charge', totals.serviceCharge);
    sumRow(pdf, 'GST', totals.savedGST);
    sumRow(pdf, 'Total', totals.total, true);
  });
}
