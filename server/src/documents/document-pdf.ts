import { type EngineeringRow, partEngineering } from '@portal/domain/engineering';
import { documentsMessages } from '../messages/documents.ts';
import { ink, makePdf, type Pdf, printable, titlePage } from '../pdf/make-pdf.ts';
import type { OpenedPart, PartDocumentText } from './read-document.ts';

const left = 56;
const width = 483;
const rowHeight = 14;
const bottom = 780;

function paragraph(pdf: Pdf, heading: string, text: string): void {
  pdf.moveDown(1).font('Helvetica-Bold').fontSize(12).fillColor(ink).text(printable(heading), left, pdf.y, { width });
  pdf.moveDown(0.3).font('Helvetica').fontSize(10.5).text(printable(text), left, pdf.y, { width, lineGap: 2 });
}

/** A table with one row for each part and a column for each dimension symbol, at most 6. */
function partsTable(pdf: Pdf, parts: PartDocumentText['parts']): void {
  const symbols = [...new Set(parts.flatMap((part) => part.dimensions.map((each) => each.symbol)))].slice(0, 6);
  const columns = [108, 165, ...symbols.map(() => (width - 273) / Math.max(1, symbols.length))];
  const line = (cells: readonly string[], bold: boolean) => {
    if (pdf.y > bottom) pdf.addPage();
    const { y } = pdf;
    let x = left;
    pdf
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(7.5)
      .fillColor(ink);
    cells.forEach((cell, i) => {
      const room = columns[i] ?? 60;
      pdf.text(printable(cell), x, y, { width: room - 4, height: rowHeight, ellipsis: true, lineBreak: false });
      x += room;
    });
    pdf.y = y + rowHeight;
  };
  pdf.moveDown(1.5);
  line([documentsMessages.columns.stockCode, documentsMessages.columns.description, ...symbols], true);
  for (const part of parts) {
    const value = (symbol: string) => part.dimensions.find((each) => each.symbol === symbol)?.value ?? '';
    line([part.stock_code, part.description, ...symbols.map(value)], false);
  }
}

/** Properties with their values and, below each, the standard that it comes from. */
function engineeringSection(pdf: Pdf, heading: string, rows: readonly EngineeringRow[]): void {
  if (rows.length === 0) return;
  pdf.moveDown(1).font('Helvetica-Bold').fontSize(12).fillColor(ink).text(printable(heading), left, pdf.y, { width });
  pdf.moveDown(0.3);
  for (const { label, value, source } of rows) {
    if (pdf.y > bottom - rowHeight) pdf.addPage();
    const { y } = pdf;
    pdf.font('Helvetica').fontSize(10.5).text(printable(label), left, y, { width: 330, lineBreak: false });
    pdf.font('Helvetica-Bold').text(printable(value), left + 340, y, { width: 140, lineBreak: false });
    pdf
      .font('Helvetica')
      .fontSize(7.5)
      .text(printable(source), left, y + 13, { width });
    pdf.y += 4;
  }
}

/** The part that the sheet was opened for, with all its dimensions, its strength and its limits of size. */
function partSection(pdf: Pdf, part: OpenedPart): void {
  const { stock_code, description, dimensions } = part;
  pdf.moveDown(1).font('Helvetica-Bold').fontSize(14).fillColor(ink);
  pdf.text(printable(`${stock_code}  ${description}`), left, pdf.y, { width });
  pdf.moveDown(0.5).fontSize(10.5);
  for (const { symbol, label, value } of dimensions) {
    const { y } = pdf;
    pdf.font('Helvetica').text(printable(label), left, y, { width: 240, lineBreak: false });
    pdf.text(printable(symbol), left + 250, y, { width: 80, lineBreak: false });
    pdf.font('Helvetica-Bold').text(printable(value), left + 340, y, { width: 140, lineBreak: false });
    pdf.y = y + rowHeight + 2;
  }
  const { strength, limits } = partEngineering(part);
  engineeringSection(pdf, documentsMessages.strength, strength);
  engineeringSection(pdf, documentsMessages.limits, limits);
}

/** A document as PDF (PART-07): the part that it was opened for, its text, then the parts of a data sheet. */
export function documentPdf(document: PartDocumentText, supplier: string): Promise<Buffer> {
  return makePdf({ title: document.title, author: supplier }, (pdf) => {
    titlePage(pdf, document.title, documentsMessages.kindOf(document.kind, supplier));
    if (document.part) partSection(pdf, document.part);
    for (const { heading, text } of document.body) paragraph(pdf, heading, text);
    if (document.kind === 'data sheet') partsTable(pdf, document.parts);
  });
}
