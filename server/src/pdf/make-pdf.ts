export const ink = '#1d2733';
export const faint = '#5a6675';
export const ruleColour = '#c3ccd6';
const margin = 56;

export type Pdf = PDFKit.PDFDocument;

const unknown = /[^\n\x20-\x7e\xa0-\xff–—’‘“”•…€]/g;
const spelled: Readonly<Record<string, string>> = { '≥': '>=', '≤': '<=', '−': '-', '″': '"', '′': "'", '⌀': 'Ø' };

/** The closest plain characters (`ễ` → `e`, `⅜` → `3/8`), or a question mark. */
const plain = (character: string) =>
  spelled[character] ??
  (character
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/⁄/g, '/')
    .replace(unknown, '') ||
    '?');

/** Text that the standard PDF fonts can print: they support Windows-1252 only. Line breaks stay. */
export const printable = (text: string) =>
  text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(unknown, plain);

/** Bytes of an A4 PDF. `write` starts each page with `addPage`. The PDF library is loaded on first use. */
export async function makePdf(
  info: { readonly title: string; readonly author: string },
  write: (pdf: Pdf) => void,
  margins = { top: margin, left: margin, right: margin, bottom: margin },
): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit');
  const pdf = new PdfDocument({
    autoFirstPage: false,
    size: 'A4',
    margins,
    lang: 'en-AU',
    // Page numbers are written once the number of pages is known.
    bufferPages: true,
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

/** Starts a page with a title and a subtitle. */
export function titlePage(pdf: Pdf, title: string, under: string): void {
  pdf.addPage();
  pdf.font('Helvetica-Bold').fontSize(18).fillColor(ink).text(printable(title), margin, margin);
  pdf.font('Helvetica').fontSize(10).fillColor(faint).text(printable(under), margin);
}

/** Draws one line in the current font, aligned left or right within `width`. Does not wrap or change `pdf.y`. */
export function drawLine(pdf: Pdf, text: string, x: number, y: number, width: number, align: 'left' | 'right'): void {
  const shown = printable(text);
  const at = align === 'left' ? x : x + width - pdf.widthOfString(shown);
  pdf.text(shown, at, y, { lineBreak: false });
}
