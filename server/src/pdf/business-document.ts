import type { Supplier } from '../supplier/supplier.ts';
import { drawFirstHead, drawFooters, drawNextHead, drawParties, page } from './letterhead.ts';
import { drawLine, faint, ink, makePdf, type Pdf, printable } from './make-pdf.ts';
import { type Column, drawTable, type TableRow, wrapText } from './table.ts';

export interface BusinessDocument {
  /** Such as `Tax invoice`. */
  readonly kind: string;
  readonly number: string;
  /** Name of the buyer, repeated on each page. */
  readonly buyer: string;
  /** Such as `Bill to` with the lines of an address. */
  readonly parties: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  /** Dates, numbers and references. Empty ones are left out. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly columns: readonly Column[];
  readonly noteColumn: number;
  readonly rows: readonly TableRow[];
  readonly sums: readonly { readonly label: string; readonly amount: string; readonly bold?: true }[];
  /** Below the totals: how to pay, terms, who receives the goods. */
  readonly notes: readonly { readonly heading: string; readonly text: string }[];
}

const sumHeight = 15;

function drawSums(pdf: Pdf, sums: BusinessDocument['sums'], newPage: () => void): void {
  if (pdf.y + 8 + sums.length * sumHeight > page.bottom) newPage();
  pdf.y += 8;
  for (const { label, amount, bold } of sums) {
    const { y } = pdf;
    pdf
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(bold ? 10.5 : 9.5)
      .fillColor(ink);
    drawLine(pdf, printable(label), page.left + 200, y, 205, 'right');
    drawLine(pdf, amount, page.left + 409, y, 86, 'right');
    pdf.y = y + sumHeight;
  }
}

function drawNotes(pdf: Pdf, notes: BusinessDocument['notes'], newPage: () => void): void {
  for (const { heading, text } of notes) {
    pdf.font('Helvetica').fontSize(8.5);
    const lines = wrapText(pdf, text, page.width);
    // Keep a heading with at least two lines of its text.
    if (pdf.y + 12 + 14 + Math.min(lines.length, 2) * 11 > page.bottom) newPage();
    pdf.y += 12;
    const top = pdf.y;
    pdf
      .font('Helvetica-Bold')
      .fontSize(9)
      .fillColor(ink)
      .text(printable(heading), page.left, top, { lineBreak: false });
    pdf.y = top + 14;
    for (const line of lines) {
      if (pdf.y + 11 > page.bottom) newPage();
      const { y } = pdf;
      pdf.font('Helvetica').fontSize(8.5).fillColor(faint).text(line, page.left, y, { lineBreak: false });
      pdf.y = y + 11;
    }
  }
}

/** A PDF on the supplier's letterhead with numbered pages. */
export function writeBusinessDocument(document: BusinessDocument, supplier: Supplier): Promise<Buffer> {
  const title = `${document.kind} ${document.number}`;
  return makePdf(
    { title, author: supplier.name },
    (pdf) => {
      const newPage = () => drawNextHead(pdf, `${title} · ${document.buyer}`);
      drawFirstHead(pdf, supplier, title);
      drawParties(pdf, document.parties, document.facts);
      const { columns, noteColumn, rows } = document;
      drawTable(pdf, { left: page.left, bottom: page.bottom, noteColumn, newPage }, columns, rows);
      drawSums(pdf, document.sums, newPage);
      drawNotes(pdf, document.notes, newPage);
      drawFooters(pdf, supplier);
    },
    // No bottom margin: this code breaks pages itself, and the library must not break them when the footer is drawn.
    { top: page.top, left: page.left, right: page.left, bottom: 0 },
  );
}
