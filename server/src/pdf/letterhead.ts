import { documentsMessages } from '../messages/documents.ts';
import type { Supplier } from '../supplier/supplier.ts';
import { drawLine, faint, ink, type Pdf, printable, ruleColour } from './make-pdf.ts';
import { wrapText } from './table.ts';

/** A4 in points. */
export const page = { left: 48, top: 44, width: 499, bottom: 772 } as const;
const right = page.left + page.width;
const footTop = 786;

function rule(pdf: Pdf, y: number): void {
  pdf.moveTo(page.left, y).lineTo(right, y).lineWidth(0.6).strokeColor(ruleColour).stroke();
}

/** Draws lines downwards from `pdf.y`, wrapping each. */
function drawLines(pdf: Pdf, lines: readonly string[], x: number, width: number, align: 'left' | 'right'): void {
  for (const line of lines.flatMap((each) => wrapText(pdf, each, width))) {
    const { y } = pdf;
    drawLine(pdf, line, x, y, width, align);
    pdf.y = y + 11.5;
  }
}

/** Draws the first page's header: logo or name on the left, address on the right, then the document's title. */
export function drawFirstHead(pdf: Pdf, supplier: Supplier, title: string): void {
  pdf.addPage();
  if (supplier.logo_base64 === '') {
    pdf.font('Helvetica-Bold').fontSize(18).fillColor(ink);
    pdf.y = page.top;
    for (const line of wrapText(pdf, supplier.name, 250)) {
      const { y } = pdf;
      pdf.text(line, page.left, y, { lineBreak: false });
      pdf.y = y + 22;
    }
  } else {
    pdf.image(Buffer.from(supplier.logo_base64, 'base64'), page.left, page.top, { fit: [200, 52] });
    pdf.y = page.top + 52;
  }
  const afterName = pdf.y;
  pdf.y = page.top;
  const contact = [supplier.phone, supplier.email].filter((text) => text !== '').join(' · ');
  const number = supplier.business_number === '' ? '' : documentsMessages.businessNumber(supplier.business_number);
  const lines = [...supplier.address, contact, supplier.website, number].filter((text) => text !== '');
  pdf.font('Helvetica-Bold').fontSize(8.5).fillColor(ink);
  const company = supplier.legal_name || (supplier.logo_base64 === '' ? '' : supplier.name);
  drawLines(pdf, company === '' ? [] : [company], right - 240, 240, 'right');
  pdf.font('Helvetica').fillColor(faint);
  drawLines(pdf, lines, right - 240, 240, 'right');
  const y = Math.max(afterName, pdf.y) + 10;
  rule(pdf, y);
  pdf.font('Helvetica-Bold').fontSize(16).fillColor(ink);
  pdf.text(printable(title), page.left, y + 12, { lineBreak: false });
  pdf.y = y + 40;
}

/** Starts a further page with the document's title. */
export function drawNextHead(pdf: Pdf, title: string): void {
  pdf.addPage();
  pdf.font('Helvetica').fontSize(8.5).fillColor(faint);
  const [line = ''] = wrapText(pdf, title, page.width);
  pdf.text(line, page.left, page.top, { lineBreak: false });
  rule(pdf, page.top + 14);
  pdf.y = page.top + 20;
}

const partyWidth = 150;
const factsLeft = page.left + 2 * (partyWidth + 12);

/** Draws addresses side by side on the left and facts on the right. */
export function drawParties(
  pdf: Pdf,
  parties: readonly { readonly heading: string; readonly lines: readonly string[] }[],
  facts: readonly (readonly [label: string, value: string])[],
): void {
  const top = pdf.y;
  let lowest = top;
  parties.forEach(({ heading, lines }, i) => {
    const x = page.left + i * (partyWidth + 12);
    pdf.y = top;
    pdf.font('Helvetica').fontSize(8).fillColor(faint);
    drawLines(pdf, [heading], x, partyWidth, 'left');
    pdf.fontSize(9).fillColor(ink);
    drawLines(pdf, lines, x, partyWidth, 'left');
    lowest = Math.max(lowest, pdf.y);
  });
  pdf.y = top;
  for (const [label, value] of facts.filter(([, text]) => text !== '')) {
    const { y } = pdf;
    pdf.font('Helvetica').fontSize(8).fillColor(faint);
    drawLines(pdf, [label], factsLeft, 70, 'left');
    pdf.y = y;
    pdf.fontSize(9).fillColor(ink);
    drawLines(pdf, [value], factsLeft + 74, right - factsLeft - 74, 'left');
    pdf.y += 1;
  }
  pdf.y = Math.max(lowest, pdf.y) + 14;
}

/** Draws the footer of every page; call it after the last page, because it prints the page count. */
export function drawFooters(pdf: Pdf, supplier: Supplier): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let i = start; i < start + count; i += 1) {
    pdf.switchToPage(i);
    rule(pdf, footTop);
    pdf.font('Helvetica').fontSize(7.5).fillColor(faint);
    const lines = wrapText(pdf, supplier.footer, page.width - 90);
    lines.slice(0, 4).forEach((line, n) => {
      pdf.text(line, page.left, footTop + 6 + n * 9.5, { lineBreak: false });
    });
    const number = documentsMessages.pageNumber(i - start + 1, count);
    drawLine(pdf, number, right - 80, footTop + 6, 80, 'right');
  }
}
