import type { TestCertificate } from '@portal/domain/catalogue';
import { certificatesMessages } from '../messages/certificates.ts';
import { faint, ink, makePdf, type Pdf, printable, titlePage } from '../pdf/make-pdf.ts';

const left = 56;
const right = 539;
type Row = readonly [label: string, value: string];

function heading(document: Pdf, text: string): void {
  document.moveDown(1.2).font('Helvetica-Bold').fontSize(11).fillColor(ink).text(text, left);
  const y = document.y + 3;
  document.moveTo(left, y).lineTo(right, y).lineWidth(0.7).strokeColor('#c3ccd6').stroke();
  document.y = y + 6;
}

function rows(document: Pdf, list: readonly Row[]): void {
  for (const [label, value] of list) {
    const { y } = document;
    document.font('Helvetica').fontSize(10).fillColor(faint).text(printable(label), left, y, { width: 170 });
    document.fillColor(ink).text(printable(value), left + 180, y, { width: right - left - 180 });
    document.moveDown(0.3);
  }
}

function page(document: Pdf, certificate: TestCertificate, supplier: string): void {
  titlePage(document, certificatesMessages.title, certificatesMessages.standardOf);
  document.font('Helvetica-Bold').fontSize(12).fillColor(ink);
  document.text(printable(certificate.certificate_no), left, 58, { width: right - left, align: 'right' });
  document.y = 96;
  heading(document, certificatesMessages.part);
  rows(document, [
    [certificatesMessages.stockCode, certificate.stock_code],
    [certificatesMessages.description, certificate.description],
    [certificatesMessages.standard, certificate.standard],
    [certificatesMessages.batch, certificate.batch],
    [certificatesMessages.heat, certificate.heat],
    [certificatesMessages.issued, certificate.issued],
  ]);
  heading(document, certificatesMessages.chemistry);
  rows(document, Object.entries(certificate.chemistry));
  heading(document, certificatesMessages.mechanical);
  rows(
    document,
    certificate.mechanical.map(({ property, value }) => [property, value] as const),
  );
  document.moveDown(2).font('Helvetica').fontSize(9).fillColor(faint);
  document.text(printable(certificatesMessages.statement(supplier)), left, document.y, { width: right - left });
}

/** Certificates as one PDF, a page for each (CERT-01). */
export function certificatePdf(certificates: readonly TestCertificate[], supplier: string): Promise<Buffer> {
  const numbers = certificates.map((each) => each.certificate_no).join(', ');
  return makePdf({ title: certificatesMessages.documentTitle(numbers), author: supplier }, (pdf) => {
    for (const certificate of certificates) page(pdf, certificate, supplier);
  });
}

/** `TC-100012.pdf`, or `certificates-3.pdf` for several. */
export function certificateFileName(certificates: readonly TestCertificate[]): string {
  const [first] = certificates;
  return certificates.length === 1 && first ? `${first.certificate_no}.pdf` : `certificates-${certificates.length}.pdf`;
}
