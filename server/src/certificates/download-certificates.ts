import type { Handler } from '../calls/handler.ts';
import { readSupplier } from '../supplier/supplier.ts';
import { certificateFileName, certificatePdf } from './certificate-pdf.ts';
import { readCertificates } from './read-certificates.ts';

/** CERT-01: certificates as one PDF. */
export const downloadCertificates: Handler<'downloadCertificates'> = async ({ data }, { database, config }) => {
  const certificates = await readCertificates(database, data.certificate_nos);
  const pdf = await certificatePdf(certificates, (await readSupplier(database, config)).name);
  const file_name = certificateFileName(certificates);
  return { data: { file: { file_name, content_type: 'application/pdf', content_base64: pdf.toString('base64') } } };
};
