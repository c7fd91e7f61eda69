import type { Handler } from '../calls/handler.ts';
import { accodesOf } from '../session/access.ts';
import { readSupplier } from '../supplier/supplier.ts';
import { certificateFileName, certificatePdf } from './certificate-pdf.ts';
import { findCertificates, readCertificates } from './read-certificates.ts';

/** CERT-01: certificates as one PDF. */
export const downloadCertificates: Handler<'downloadCertificates'> = async ({ data }, { database, config }) => {
  const certificates = await readCertificates(database, data.certificate_nos);
  const pdf = await certificatePdf(certificates, (await readSupplier(database, config)).name);
  const file_name = certificateFileName(certificates);
  return { data: { file: { file_name, content_type: 'application/pdf', content_base64: pdf.toString('base64') } } };
};

const usual = 50;

/** CERT-01: searches by number, batch, heat, part, or order of the caller's accounts. Without needle and part, the newest of all. */
export const getTestCertificates: Handler<'getTestCertificates'> = async ({ data, caller }, { database }) => ({
  data: await findCertificates(database, {
    needle: (data.needle ?? '').trim().toUpperCase(),
    accodes: caller ? accodesOf(caller) : [],
    stock_code: data.stock_code ?? null,
    limit: data.limit ?? usual,
    offset: data.offset ?? 0,
  }),
});

export { emailCertificates } from './email-certificates.ts';
