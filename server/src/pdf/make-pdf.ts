export const ink = '#1d2733';
export const faint = '#5a6675';
const margin = 56;

export type Pdf = PDFKit.PDFDocument;

/** The standard fonts know Windows-1252 only; anything else would print as rubbish. */
export const printable = (text: string) =>
  text
    .replace(/≥/g, '>=')
    .replace(/≤/g, '<=')
    .replace(/[^\x20-\x7e\xa0-\xff–—’‘“”•…€]/g, '?');

/** A PDF of A4 pages as bytes. `write` begins each page with `addPage`. The library is loaded with the first one. */
export async function makePdf(
  info: { readonly title: string; readonly author: string },
  write: (pdf: Pdf) => void,
): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit');
  const pdf = new PdfDocument({
    autoFirstPage: false,
    size: 'A4',
    margin,
    lang: 'en-AU',
    info: { Title: info.title, Author: info.author },
  });
  const parts: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => void parts.push(part));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  write(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

/** A new page with its title and a line under it. */
export function titlePage(pdf: Pdf, title: string, under: string): void {
  pdf.addPage();
  pdf.font('Helvetica-Bold').fontSize(18).fillColor(ink).text(printable(title), margin, margin);
  pdf.font('Helvetica').fontSize(10).fillColor(faint).text(printable(under), margin);
}
